import type { Alternative, AnswerPart, PointGroup, Written } from './items/written.ts';

/** The name of a question's length on a paper, by its marks. */
export type WrittenLength = 'veryShort' | 'short' | 'case' | 'long';

/** One or two marks: very short; three: short; four: a case; five: long. */
export function writtenLength(marks: number): WrittenLength {
  return marks <= 2 ? 'veryShort' : marks === 3 ? 'short' : marks === 4 ? 'case' : 'long';
}

/** The half marks of a group's ticked points: of more than `pick`, the best count. */
function halvesOfGroup({ points, pick }: PointGroup, isTicked: (index: number) => boolean): number {
  return points
    .flatMap(({ halves }, index) => (isTicked(index) ? [halves] : []))
    .toSorted((one, other) => other - one)
    .slice(0, pick ?? points.length)
    .reduce((sum, halves) => sum + halves, 0);
}

const groupsOf = ({ parts }: Alternative) => parts.flatMap(({ groups }) => groups);

/** The number of points in an answer: the length of `ticked`. */
export const pointCount = (alternative: Alternative): number =>
  groupsOf(alternative).reduce((sum, { points }) => sum + points.length, 0);

/** The maximum half marks of an answer. */
export const fullHalves = (alternative: Alternative): number =>
  groupsOf(alternative).reduce((sum, group) => sum + halvesOfGroup(group, () => true), 0);

/** Whether the points of every alternative add up to the marks of the question. */
export const addsUp = ({ marks, alternatives }: Pick<Written, 'marks' | 'alternatives'>): boolean =>
  alternatives.every((alternative) => fullHalves(alternative) === marks * 2);

/**
 * The half marks of an answer, limited to its question's marks.
 * @param ticked a '1' for each point made and a '0' for each other, in the order of parts, groups and points
 */
export function writtenHalves(
  { marks, alternatives }: Pick<Written, 'marks' | 'alternatives'>,
  alternative: number,
  ticked: string,
): number {
  const chosen = alternatives[alternative];
  if (!chosen) return 0;
  let before = 0;
  let halves = 0;
  for (const group of groupsOf(chosen)) {
    const start = before;
    halves += halvesOfGroup(group, (index) => ticked[start + index] === '1');
    before += group.points.length;
  }
  return Math.min(halves, marks * 2);
}

const isAskedAlike = (one: AnswerPart, other: AnswerPart | undefined): boolean =>
  other !== undefined &&
  one.text !== undefined &&
  one.name === other.name &&
  one.text === other.text &&
  fullHalves({ question: '', parts: [one] }) === fullHalves({ question: '', parts: [other] });

/**
 * Splits two alternatives into what they share and what is left to choose from. Like the board's cases, those
 * of the library differ only in their last part.
 * @returns `shared` with the question, if both have the same one, and the first parts; null without such parts
 */
export function splitShared(alternatives: readonly Alternative[]): {
  shared: Alternative | null;
  own: readonly Alternative[];
} {
  const [a, b] = alternatives;
  if (!a || !b) return { shared: null, own: alternatives };
  const differing = a.parts.findIndex((part, at) => !isAskedAlike(part, b.parts[at]));
  if (differing < 1 || differing >= b.parts.length) return { shared: null, own: alternatives };
  const question = a.question === b.question ? a.question : '';
  return {
    shared: { question, parts: a.parts.slice(0, differing) },
    own: [a, b].map((one) => ({
      question: question === '' ? one.question : '',
      parts: one.parts.slice(differing),
    })),
  };
}

/** 5 half marks become '2½'. */
export function marksText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
