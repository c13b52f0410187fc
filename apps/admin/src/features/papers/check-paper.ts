import { createPaperInput } from '@repo/contracts/content.inputs';
import * as limits from '@repo/contracts/limits/content';
import { paperFaults } from '@repo/contracts/papers.rules';
import type { z } from 'zod';
import type { Checked } from '#src/editing/use-item-editor.ts';
import { blueprintOf, type PaperForm, plainOf } from './paper-form.ts';
import { papersCopy } from './papers-copy.ts';

const rules = createPaperInput.omit({ isAvailable: true });
/** The valid fields of a form. */
export type PaperFields = z.infer<typeof rules>;

/** An error in a form: the message, the id of the control that shows it and gets the focus, and its place. */
export type PaperIssue = { message: string; control: string; where: string | null };

export const controlOf = {
  field: (name: PaperField) => `paper-${name}`,
  instruction: (key: string) => `paper-instruction-${key}`,
  addInstruction: 'paper-add-instruction',
  unit: (name: 'name' | 'marks' | 'chapterIds', key: string) => `paper-unit-${name}-${key}`,
  section: (name: 'name' | 'title', key: string) => `paper-section-${name}-${key}`,
  row: (name: 'kind' | 'marks' | 'count' | 'choices', key: string) => `paper-row-${name}-${key}`,
};

/** The fields of the whole paper. */
export const paperFields = ['name', 'board', 'year', 'minutes', 'readingMinutes', 'checkedOn'] as const;
export type PaperField = (typeof paperFields)[number];

const unitFields = { name: limits.paperLineMaxLength, marks: 0, chapterIds: 0 } as const;
const rowFields = ['kind', 'marks', 'count', 'choices'] as const;

type Path = readonly PropertyKey[];
type Issue = { code?: string; path: Path; message: string };
/** The place of an error, and a more specific message for a value that is too large. */
type Found = { control: string; where?: string; tooLarge?: string };

const at = <T>(list: readonly T[], index: PropertyKey | undefined): T | undefined => list[Number(index)];

function inUnit({ units }: PaperForm, path: Path): Found | null {
  const unit = at(units, path[1]);
  if (!unit) return null;
  const known = Object.keys(unitFields).find((name) => name === path[2]) as keyof typeof unitFields;
  const where = papersCopy.inUnit(Number(path[1]));
  const tooLarge = {
    name: papersCopy.tooLong(papersCopy.unitName, limits.paperLineMaxLength),
    marks: papersCopy.unitMarksRange(limits.paperUnitMarksMax),
    chapterIds: papersCopy.tooManyChapters(limits.paperChaptersMax),
  };
  const name = known ?? 'name';
  return { control: controlOf.unit(name, unit.key), where, tooLarge: tooLarge[name] };
}

function inSection({ sections }: PaperForm, path: Path): Found | null {
  const section = at(sections, path[1]);
  if (!section) return null;
  const where = papersCopy.inSection(section.name.trim(), Number(path[1]));
  const row = path[2] === 'rows' ? at(section.rows, path[3]) : undefined;
  if (row) {
    const name = rowFields.find((field) => field === path[4]) ?? 'kind';
    return {
      control: controlOf.row(name, row.key),
      where: papersCopy.inRow(where, Number(path[3])),
      tooLarge: papersCopy.choicesRange,
    };
  }
  const name = path[2] === 'title' ? 'title' : 'name';
  const max = name === 'title' ? limits.paperLineMaxLength : limits.sectionNameMaxLength;
  return {
    control: controlOf.section(name, section.key),
    where,
    tooLarge: papersCopy.tooLong(name === 'title' ? papersCopy.sectionTitle : papersCopy.sectionName, max),
  };
}

function inInstructions({ instructions }: PaperForm, path: Path): Found {
  const instruction = at(instructions, path[1]);
  if (!instruction) return { control: controlOf.addInstruction };
  return {
    control: controlOf.instruction(instruction.key),
    where: papersCopy.inInstruction(Number(path[1])),
    tooLarge: papersCopy.tooLong(papersCopy.instruction(Number(path[1])), limits.paperInstructionMaxLength),
  };
}

function foundIn(form: PaperForm, path: Path): Found {
  const places = { units: inUnit, sections: inSection, instructions: inInstructions };
  const place = Object.entries(places).find(([name]) => name === path[0])?.[1];
  const found = place?.(form, path);
  if (found) return found;
  const name = paperFields.find((field) => field === path[0]) ?? 'name';
  const tooLarge: Partial<Record<PaperField, string>> = {
    name: papersCopy.tooLong(papersCopy.name, limits.titleMaxLength),
    board: papersCopy.tooLong(papersCopy.board, limits.paperLineMaxLength),
    readingMinutes: papersCopy.readingRange(limits.readingMinutesMax),
  };
  return { control: controlOf.field(name), tooLarge: tooLarge[name] };
}

/** Fields whose numbers have a single message in the contract, for too small, missing and too large alike. */
const ranged: readonly PropertyKey[] = ['readingMinutes', 'choices'];

function issueOf(form: PaperForm, { code, path, message }: Issue): PaperIssue {
  const { control, where = null, tooLarge } = foundIn(form, path);
  const isOwn = code === 'too_big' || (code !== undefined && ranged.includes(path.at(-1) ?? ''));
  const hasSentence = ['count', 'year', 'minutes'].includes(String(path.at(-1)));
  return { message: isOwn && !hasSentence && tooLarge ? tooLarge : message, control, where };
}

/** The order of the fields on the screen. */
const order: readonly PropertyKey[] = [...paperFields, 'instructions', 'units', 'sections'];

function compare(one: Path, other: Path): number {
  const first = order.indexOf(one[0] ?? '') - order.indexOf(other[0] ?? '');
  return first || Number(one[1] ?? 0) - Number(other[1] ?? 0);
}

/** Validates a form by the contracts' rules: the valid fields, or all errors in the order of the form. */
export function checkPaper(form: PaperForm): Checked<PaperFields, PaperIssue> {
  const checked = rules.safeParse(plainOf(form));
  // A section refers to its units by name; errors in a name are shown at the unit.
  const inFields: Issue[] = (checked.error?.issues ?? []).filter(({ path }) => path[2] !== 'units');
  const all = [...inFields, ...paperFaults(blueprintOf(form))].toSorted((one, other) =>
    compare(one.path, other.path),
  );
  const issues = all.map((issue) => issueOf(form, issue));
  // Show one error per field: empty names are not also duplicates.
  const said = issues.filter(
    ({ control }, index) => issues.findIndex((issue) => issue.control === control) === index,
  );
  if (checked.success && said.length === 0) return { fields: checked.data, issues: null };
  return { fields: null, issues: said };
}
