import { type Assumptions, logistic } from './assumptions.ts';
import type { Simulated } from './simulate.ts';
import { type ExaminedSubject, layoutOf } from './subject.ts';

/** Marks that a unit can still bring in a paper today, of the `ofMarks` that the board gives it. */
export type UnitGain = { unitId: string; marks: number; ofMarks: number };

/**
 * Marks lost in each unit on average over the draws, rounded, highest first; units without loss are omitted.
 * Yields after each chapter and unit.
 */
export function* findingGains(
  { units, paper }: Pick<ExaminedSubject, 'units' | 'paper'>,
  { draws }: Pick<Simulated, 'draws'>,
  { guess }: Pick<Assumptions, 'guess'>,
): Generator<void, UnitGain[]> {
  const { unitOf } = layoutOf({ units });
  const sumOf = (questions: typeof paper) => questions.reduce((sum, { marks }) => sum + marks, 0);
  const choiceShare = sumOf(paper.filter(({ isChoice }) => isChoice)) / Math.max(1, sumOf(paper));
  const known: number[] = [];
  for (const chapter of unitOf.keys()) {
    known.push(
      draws.reduce((sum, logits) => sum + logistic(logits[chapter] ?? 0), 0) / Math.max(1, draws.length),
    );
    yield;
  }
  const gains: UnitGain[] = [];
  for (const [unit, { id, marks }] of units.entries()) {
    const own = known.filter((_, chapter) => unitOf[chapter] === unit);
    const unknown = 1 - own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length);
    // Some unknown questions are guessed right.
    const lost = Math.round(marks * unknown * (1 - choiceShare * guess));
    if (lost > 0) gains.push({ unitId: id, marks: lost, ofMarks: marks });
    yield;
  }
  return gains.sort((one, other) => other.marks - one.marks);
}
