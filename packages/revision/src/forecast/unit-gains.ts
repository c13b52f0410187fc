import { type Assumptions, logistic } from './assumptions.ts';
import type { Simulated } from './simulate.ts';
import { type ExaminedSubject, layoutOf } from './subject.ts';

/** Marks that a unit can still bring in a paper today, of the `ofMarks` that the board gives it. */
export type UnitGain = { unitId: string; marks: number; ofMarks: number };

/**
 * Marks lost in each unit on average over the draws, rounded, highest first; units without loss are omitted.
 */
export function unitGains(
  { units, paper }: Pick<ExaminedSubject, 'units' | 'paper'>,
  { draws }: Pick<Simulated, 'draws'>,
  { guess }: Pick<Assumptions, 'guess'>,
): UnitGain[] {
  const { unitOf } = layoutOf({ units });
  const sumOf = (questions: typeof paper) => questions.reduce((sum, { marks }) => sum + marks, 0);
  const choiceShare = sumOf(paper.filter(({ isChoice }) => isChoice)) / Math.max(1, sumOf(paper));
  const known = unitOf.map(
    (_, chapter) =>
      draws.reduce((sum, logits) => sum + logistic(logits[chapter] ?? 0), 0) / Math.max(1, draws.length),
  );
  return units
    .map(({ id, marks }, unit): UnitGain => {
      const own = known.filter((_, chapter) => unitOf[chapter] === unit);
      const unknown = 1 - own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length);
      // Some unknown questions are guessed right.
      return { unitId: id, marks: Math.round(marks * unknown * (1 - choiceShare * guess)), ofMarks: marks };
    })
    .filter(({ marks }) => marks > 0)
    .sort((one, other) => other.marks - one.marks);
}
