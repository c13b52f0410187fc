import type { PaperDraft } from '@repo/contracts/content.drafts';
import { type PaperRowKind, paperRowKind } from '@repo/contracts/items/paper';
import { writtenMarksMax } from '@repo/contracts/limits/content';
import { unitWithIds } from '@repo/contracts/papers.rules';
import { z } from 'zod';
import { newKey } from '#src/editing/new-key.ts';

/** The keys are identities on the screen, so that what is typed follows every move; numbers are the texts of their fields. */
const instructionForm = z.object({ key: z.string(), text: z.string() });
const unitForm = z.object({
  key: z.string(),
  name: z.string(),
  marks: z.string(),
  chapterIds: z.array(z.string()),
  chapterMarks: z.record(z.string(), z.array(z.int())).optional(),
});
const rowForm = z.object({
  key: z.string(),
  kind: paperRowKind,
  marks: z.int().min(1).max(writtenMarksMax),
  count: z.string(),
  choices: z.string(),
  difficulties: z.object({ easy: z.int(), medium: z.int(), hard: z.int() }).partial().optional(),
});
const sectionForm = z.object({
  key: z.string(),
  name: z.string(),
  title: z.string(),
  /** Keys of the units that its questions are from; none: from all. */
  unitKeys: z.array(z.string()),
  rows: z.array(rowForm).min(1),
});

/** A draft that this device kept is believed as far as this reads it. */
export const paperForm = z.object({
  name: z.string(),
  board: z.string(),
  year: z.string(),
  minutes: z.string(),
  readingMinutes: z.string(),
  /** As a date field has it, such as 2026-01-31; empty: never. */
  checkedOn: z.string(),
  instructions: z.array(instructionForm),
  units: z.array(unitForm).min(1),
  sections: z.array(sectionForm).min(1),
});

export type InstructionForm = z.infer<typeof instructionForm>;
export type UnitForm = z.infer<typeof unitForm>;
export type RowForm = z.infer<typeof rowForm>;
export type SectionForm = z.infer<typeof sectionForm>;
/** A paper's blueprint on the screen. Whether students get it is switched in the list. */
export type PaperForm = z.infer<typeof paperForm>;

export const newInstruction = (): InstructionForm => ({ key: newKey(), text: '' });
export const newUnit = (): UnitForm => ({ key: newKey(), name: '', marks: '', chapterIds: [] });
export const newRow = (): RowForm => ({ key: newKey(), kind: 'choice', marks: 1, count: '1', choices: '0' });
export const newSection = (name: string): SectionForm => ({
  key: newKey(),
  name,
  title: '',
  unitKeys: [],
  rows: [newRow()],
});

/** A paper as the tool starts one: three hours and a quarter to read, one unit, section A. */
export const newPaper = (): PaperForm => ({
  name: '',
  board: '',
  year: '',
  minutes: '180',
  readingMinutes: '15',
  checkedOn: '',
  instructions: [],
  units: [newUnit()],
  sections: [newSection('A')],
});

/** The marks that a question of this kind can give. */
export function marksOfKind(kind: PaperRowKind): number[] {
  if (kind === 'choice' || kind === 'assertionReason') return [1];
  const all = Array.from({ length: writtenMarksMax }, (_, index) => index + 1);
  return kind === 'case' ? all.slice(1) : all;
}

/** The first letter that no section is named with yet; empty once all are taken. */
export function nextSectionName(sections: readonly SectionForm[]): string {
  const taken = new Set(sections.map(({ name }) => name.trim().toUpperCase()));
  return [...'ABCDEFGHIJ'].find((letter) => !taken.has(letter)) ?? '';
}

type Blueprint = Omit<PaperDraft, '_id' | 'updatedAt' | 'isAvailable'>;

/**
 * A stored paper as a form. Keys are made of the places, or taken from `like`, the form that was just stored, so that
 * what is on the screen stays the same thing.
 */
export function formOfPaper(stored: Blueprint, like?: PaperForm): PaperForm {
  const units = stored.units.map(({ marks, ...unit }, at) => ({
    key: like?.units[at]?.key ?? `unit-${at}`,
    ...unit,
    marks: String(marks),
  }));
  return {
    name: stored.name,
    board: stored.board,
    year: String(stored.year),
    minutes: String(stored.minutes),
    readingMinutes: String(stored.readingMinutes),
    checkedOn: stored.checkedOn ?? '',
    instructions: stored.instructions.map((text, at) => ({
      key: like?.instructions[at]?.key ?? `instruction-${at}`,
      text,
    })),
    units,
    sections: stored.sections.map((section, at) => {
      const known = like?.sections[at];
      return {
        key: known?.key ?? `section-${at}`,
        name: section.name,
        title: section.title,
        unitKeys: units.filter(({ name }) => section.units.includes(name)).map(({ key }) => key),
        rows: section.rows.map(({ count, choices, ...others }, row) => ({
          key: known?.rows[row]?.key ?? `row-${at}-${row}`,
          ...others,
          count: String(count),
          choices: String(choices),
        })),
      };
    }),
  };
}

/** What a number field holds: NaN for what is no number, and for nothing `empty`. */
const numberOf = (text: string, empty = Number.NaN): number =>
  text.trim() === '' ? empty : Number(text.trim());

/** The units and sections as the wire has them, not checked: what is no number is NaN. */
export function blueprintOf({ units, sections }: Pick<PaperForm, 'units' | 'sections'>) {
  return {
    units: units.map(({ key: _, name, marks, ...unit }) => {
      const named = { ...unit, name: name.trim(), marks: numberOf(marks) };
      // A chapter that moved to another unit leaves what was said of its marks behind.
      return unitWithIds(named, (id) => (unit.chapterIds.includes(id) ? id : undefined));
    }),
    sections: sections.map(({ name, title, unitKeys, rows }) => ({
      name: name.trim(),
      title: title.trim(),
      units: units.filter(({ key }) => unitKeys.includes(key)).map((unit) => unit.name.trim()),
      rows: rows.map(({ key: _, count, choices, ...row }) => ({
        ...row,
        count: numberOf(count),
        choices: numberOf(choices, 0),
      })),
    })),
  };
}

/** The form as the wire has it, not checked. */
export function plainOf(form: PaperForm) {
  return {
    name: form.name,
    board: form.board,
    year: numberOf(form.year),
    minutes: numberOf(form.minutes),
    readingMinutes: numberOf(form.readingMinutes, 0),
    instructions: form.instructions.map(({ text }) => text),
    ...blueprintOf(form),
    checkedOn: form.checkedOn === '' ? undefined : form.checkedOn,
  };
}
