import type { Written } from '@repo/contracts/content';
import type { Alternative, AnswerPart, PointGroup } from '@repo/contracts/items/written';
import { writtenMarksMax } from '@repo/contracts/limits/content';
import { z } from 'zod';
import { newKey } from '#src/editing/new-key.ts';

/** Keys identify rows on the screen, so that input follows every move. */
const pointForm = z.object({
  key: z.string(),
  text: z.string(),
  /** The point's value in half marks. */
  halves: z
    .int()
    .min(1)
    .max(writtenMarksMax * 2),
});
const groupForm = z.object({
  key: z.string(),
  /** How many of the group's points count; null for all. */
  pick: z.int().min(1).nullable(),
  points: z.array(pointForm).min(1),
});
const partForm = z.object({
  key: z.string(),
  name: z.string(),
  text: z.string(),
  model: z.string(),
  note: z.string(),
  groups: z.array(groupForm).min(1),
});
const alternativeForm = z.object({ key: z.string(), question: z.string(), parts: z.array(partForm).min(1) });
const sourceForm = z.object({ board: z.string(), year: z.string(), paper: z.string(), question: z.string() });

/** Validates a draft stored on this device. */
export const writtenForm = z.object({
  marks: z.int().min(1).max(writtenMarksMax),
  passage: z.string(),
  /** All blank means no source. The year is the text of its field. */
  source: sourceForm,
  isExtra: z.boolean().default(false),
  alternatives: z.array(alternativeForm).min(1).max(2),
});

export type PointForm = z.infer<typeof pointForm>;
export type GroupForm = z.infer<typeof groupForm>;
export type PartForm = z.infer<typeof partForm>;
export type AlternativeForm = z.infer<typeof alternativeForm>;
export type SourceForm = z.infer<typeof sourceForm>;
/** A written question in the form: missing texts are empty. */
export type WrittenForm = z.infer<typeof writtenForm>;

/** The value of a new point: one mark. */
const newPointHalves = 2;

export const newPoint = (halves = newPointHalves): PointForm => ({ key: newKey(), text: '', halves });
export const newGroup = (): GroupForm => ({ key: newKey(), pick: null, points: [newPoint()] });
export const newPart = (): PartForm => ({
  key: newKey(),
  name: '',
  text: '',
  model: '',
  note: '',
  groups: [newGroup()],
});
export const newAlternative = (): AlternativeForm => ({ key: newKey(), question: '', parts: [newPart()] });

const noSource: SourceForm = { board: '', year: '', paper: '', question: '' };

/** A new written question's defaults: three marks, one alternative with one point. */
export const newWritten = (): WrittenForm => ({
  marks: 3,
  passage: '',
  source: noSource,
  isExtra: false,
  alternatives: [newAlternative()],
});

const groupOf = ({ points, pick }: PointGroup, key: string, like?: GroupForm): GroupForm => ({
  key: like?.key ?? key,
  pick: pick ?? null,
  points: points.map(({ text, halves }, at) => ({
    key: like?.points[at]?.key ?? `${key}-${at}`,
    text,
    halves,
  })),
});

const partOf = ({ name, text, model, note, groups }: AnswerPart, key: string, like?: PartForm): PartForm => ({
  key: like?.key ?? key,
  name: name ?? '',
  text: text ?? '',
  model,
  note: note ?? '',
  groups: groups.map((group, at) => groupOf(group, `${key}-${at}`, like?.groups[at])),
});

/**
 * A stored question as a form. Keys derive from positions, or come from `like`, the form just saved, so that
 * rows stay the same on the screen.
 */
export function formOfWritten(stored: Written, like?: WrittenForm): WrittenForm {
  const { source } = stored;
  return {
    marks: stored.marks,
    passage: stored.passage ?? '',
    source: source
      ? {
          board: source.board,
          year: String(source.year),
          paper: source.paper ?? '',
          question: source.question ?? '',
        }
      : noSource,
    isExtra: stored.isExtra ?? false,
    alternatives: stored.alternatives.map(({ question, parts }, index) => {
      const known = like?.alternatives[index];
      return {
        key: known?.key ?? `${index}`,
        question,
        parts: parts.map((part, at) => partOf(part, `${index}-${at}`, known?.parts[at])),
      };
    }),
  };
}

export const isBlank = (text: string) => text.trim() === '';
const orNone = (text: string) => (isBlank(text) ? undefined : text);

/** An alternative in wire format, not validated. */
export const plainAlternative = ({ question, parts }: AlternativeForm): Alternative => ({
  question,
  parts: parts.map(({ name, text, model, note, groups }) => ({
    name: orNone(name),
    text: orNone(text),
    model,
    groups: groups.map(({ points, pick }) => ({
      points: points.map((point) => ({ text: point.text, halves: point.halves })),
      pick: pick ?? undefined,
    })),
    note: orNone(note),
  })),
});

/** The form in wire format, not validated: an invalid year is null. */
export function plainOf({ marks, passage, source, isExtra, alternatives }: WrittenForm) {
  const { board, year, paper, question } = source;
  const hasSource = [board, year, paper, question].some((text) => !isBlank(text));
  return {
    marks,
    passage: orNone(passage),
    source: hasSource
      ? {
          board,
          year: isBlank(year) ? null : Number(year),
          paper: orNone(paper),
          question: orNone(question),
        }
      : undefined,
    isExtra: isExtra || undefined,
    alternatives: alternatives.map(plainAlternative),
  };
}
