import { createWrittenInput } from '@repo/contracts/content.inputs';
import {
  partNameMaxLength,
  pointMaxLength,
  sourceMaxLength,
  textMaxLength,
} from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import type { z } from 'zod';
import { writtenCopy } from './written-copy.ts';
import { plainOf, type WrittenForm } from './written-form.ts';

const rules = createWrittenInput.omit({ chapter: true });
/** The valid fields of a form. */
export type WrittenFields = z.infer<typeof rules>;

/** An error in a form: the message, the id of the control that shows it and gets the focus, and its place. */
export type WrittenIssue = { message: string; control: string; where: string | null };

export const controlOf = {
  marks: 'written-marks',
  passage: 'written-passage',
  source: (name: string) => `written-source-${name}`,
  /** The question of an alternative. */
  question: (key: string) => `written-question-${key}`,
  part: (name: 'name' | 'text' | 'model' | 'note', key: string) => `written-${name}-${key}`,
  pick: (key: string) => `written-pick-${key}`,
  point: (key: string) => `written-point-${key}`,
  halves: (key: string) => `written-halves-${key}`,
};

type Issue = { code: string; path: PropertyKey[]; message: string };
type Found = Pick<WrittenIssue, 'control' | 'where'> & { what: string; max: number };

const marksFound: Found = { control: controlOf.marks, where: null, what: writtenCopy.marks, max: 0 };

const partTexts = {
  name: { what: 'The name', max: partNameMaxLength },
  text: { what: 'What the part asks', max: textMaxLength },
  model: { what: 'The model answer', max: textMaxLength },
  note: { what: 'The note', max: pointMaxLength },
} as const;
const isPartText = (name: unknown): name is keyof typeof partTexts => String(name) in partTexts;

const numberAt = (path: readonly PropertyKey[], index: number) => Number(path[index] ?? 0);

/** The field of an alternative at an error's path: `alternatives.0.parts.1.groups.0.points.2.text`. */
function inAlternative({ alternatives }: WrittenForm, path: readonly PropertyKey[]): Found {
  const index = numberAt(path, 1);
  const alternative = alternatives[index];
  if (!alternative) return marksFound;
  const ofAlternative = alternatives.length > 1 ? [writtenCopy.inAlternative(index)] : [];
  const whereIn = (place: string[]) => (place.length === 0 ? null : writtenCopy.inPlace(place));
  const part = alternative.parts[numberAt(path, 3)];
  if (path[2] !== 'parts' || !part)
    return {
      control: controlOf.question(alternative.key),
      where: whereIn(ofAlternative),
      what: 'The question',
      max: textMaxLength,
    };
  const where = whereIn([
    ...ofAlternative,
    ...(alternative.parts.length > 1 ? [writtenCopy.inPart(numberAt(path, 3))] : []),
  ]);
  const field = path[4];
  if (isPartText(field)) return { control: controlOf.part(field, part.key), where, ...partTexts[field] };
  const group = part.groups[numberAt(path, 5)];
  const point = group?.points[numberAt(path, 7)];
  const of = { where, what: 'A point', max: pointMaxLength };
  if (group && path[6] === 'pick') return { ...of, control: controlOf.pick(group.key) };
  return point ? { ...of, control: controlOf.point(point.key) } : marksFound;
}

function foundIn(form: WrittenForm, { path }: Issue): Found {
  const [field, name] = path;
  if (field === 'alternatives') return inAlternative(form, path);
  if (field === 'passage')
    return { control: controlOf.passage, where: null, what: 'The text to read first', max: textMaxLength };
  if (field !== 'source') return marksFound;
  return {
    control: controlOf.source(String(name)),
    where: null,
    what: name === 'question' ? writtenCopy.sourceQuestion : `The ${String(name)}`,
    max: sourceMaxLength,
  };
}

/** The number of an empty point among others; null for another error, or for the only point. */
function emptyPoint({ alternatives }: WrittenForm, { message, path }: Issue): number | null {
  if (message !== contentMessages.pointRequired) return null;
  const part = alternatives[numberAt(path, 1)]?.parts[numberAt(path, 3)];
  const points = part?.groups[numberAt(path, 5)]?.points ?? [];
  return points.length > 1 && path[6] === 'points' ? numberAt(path, 7) + 1 : null;
}

function issueOf(form: WrittenForm, issue: Issue): WrittenIssue {
  const { what, max, control, where } = foundIn(form, issue);
  const isYear = control === controlOf.source('year');
  const isSize = issue.code === 'too_big' || issue.code === 'too_small';
  if (isYear && isSize) return { message: writtenCopy.yearOutOfRange, control, where };
  const point = emptyPoint(form, issue);
  if (point !== null) return { message: writtenCopy.pointEmpty(point), control, where };
  const message = issue.code === 'too_big' ? writtenCopy.tooLong(what, max) : issue.message;
  return { message, control, where };
}

/** Reports a source without board and year once, at the first of the two fields. */
function saidOnce(issues: readonly WrittenIssue[]): WrittenIssue[] {
  let isSaid = false;
  return issues.filter(({ message }) => {
    if (message !== contentMessages.sourceIncomplete) return true;
    const isFirst = !isSaid;
    isSaid = true;
    return isFirst;
  });
}

/** The order of the fields on the screen: source and passage come before the alternatives. */
const order = ['marks', 'source', 'passage', 'alternatives'];
const placeOf = ({ path }: Issue) => order.indexOf(String(path[0]));

/** Validates a form by the contracts' rules: the valid fields, or all errors in the order of the form. */
export function checkWritten(
  form: WrittenForm,
): { fields: WrittenFields; issues: null } | { fields: null; issues: WrittenIssue[] } {
  const checked = rules.safeParse(plainOf(form));
  if (checked.success) return { fields: checked.data, issues: null };
  const all = checked.error.issues.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { fields: null, issues: saidOnce(all.map((issue) => issueOf(form, issue))) };
}
