import type { PaperDraft } from '@repo/contracts/content.drafts';
import { type PaperRowKind, paperRowKind } from '@repo/contracts/items/paper';
import { writtenMarksMax } from '@repo/contracts/limits/content';
import { unitWithIds } from '@repo/contracts/papers.rules';
import { z } from 'zod';
import { newKey } from '#src/editing/new-key.ts';

/** Keys identify rows on the screen, so that input follows every move; numbers are the text of their fields. */
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
  /** Keys of the units for its questions; empty for all. */
  unitKeys: z.array(z.string()),
  rows: z.array(rowForm).min(1),
});

/** Validates a draft stored on this device. */
export const paperForm = z.object({
  name: z.string(),
  board: z.string(),
  year: z.string(),
  minutes: z.string(),
  readingMinutes: z.string(),
  /** The day in the format of a date field, such as 2026-01-31; empty for never. */
  checkedOn: z.string(),
  instructions: z.array(instructionForm),
  units: z.array(unitForm).min(1),
  sections: z.array(sectionForm).min(1),
});

export type InstructionForm = z.infer<typeof instructionForm>;
export type UnitForm = z.infer<typeof unitForm>;
export type RowForm = z.infer<typeof rowForm>;
export type SectionForm = z.infer<typeof sectionForm>;
/** A paper's blueprint in the form. The list switches its availability. */
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

/** A new paper's defaults: three hours and a quarter to read, one unit, section A. */
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

/** The possible marks of a question of this kind. */
export function marksOfKind(kind: PaperRowKind): number[] {
  if (kind === 'choice' || kind === 'assertionReason') return [1];
  const all = Array.from({ length: writtenMarksMax }, (_, index) => index + 1);
  return kind === 'case' ? all.slice(1) : all;
}

/** The first unused letter; empty if all are used. */
export function nextSectionName(sections: readonly SectionForm[]): string {
  const taken = new Set(sections.map(({ name }) => name.trim().toUpperCase()));
  return [...'ABCDEFGHIJ'].find((letter) => !taken.has(letter)) ?? '';
}

type Blueprint = Omit<PaperDraft, '_id' | 'updatedAt' | 'isAvailable'>;

/**
 * A stored paper as a form. Keys derive from positions, or come from `like`, the form just saved, so that
 * rows stay the same on the screen.
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

/** The number in a field: NaN if invalid, `empty` if blank. */
const numberOf = (text: string, empty = Number.NaN): number =>
  text.trim() === '' ? empty : Number(text.trim());

/** The units and sections in wire format, not validated: invalid numbers are NaN. */
export function blueprintOf({ units, sections }: Pick<PaperForm, 'units' | 'sections'>) {
  return {
    units: units.map(({ key: _, name, marks, ...unit }) => {
      const named = { ...unit, name: name.trim(), marks: numberOf(marks) };
      // Drop the marks of chapters that have moved to another unit.
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

/** The form in wire format, not validated. */
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
