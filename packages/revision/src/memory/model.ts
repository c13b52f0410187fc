import { computeDecayFactor, FSRSAlgorithm } from 'ts-fsrs';
import type { Grade } from './grades.ts';

/** What is known of how an item is remembered. `difficulty` goes from 1 to 10; `lastDay` is a day of `dayOf`. */
export type Memory = { stabilityDays: number; difficulty: number; lastDay: number };

/** Which parameters the kept states were worked out with; another release of the model has another number. */
export const memoryModel = 1;

/**
 * FSRS-6 with its published defaults, as data of our own: a release of the library that changes its defaults changes no state.
 * Source: the parameters of ts-fsrs 5.4.2.
 */
export const parameters: readonly number[] = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/** The library's, whose parameters can be changed while it works: looked up through a proxy at every step, which takes a third of its time. */
class FixedAlgorithm extends FSRSAlgorithm {
  constructor(...given: ConstructorParameters<typeof FSRSAlgorithm>) {
    super(...given);
    this.param = { ...this.param };
  }
}

/** Leaves the difficulty as it is: to work it out takes longer than the stability, which doesn't need the new one. */
class StabilityAlgorithm extends FixedAlgorithm {
  override next_difficulty(difficulty: number): number {
    return difficulty;
  }
}

// Without steps of minutes: only whole days are counted.
const settings = () => ({ w: [...parameters], enable_short_term: false });
const algorithm = new FixedAlgorithm(settings());
const stabilityAlgorithm = new StabilityAlgorithm(settings());
const difficultySteps = 1_000;

/**
 * The memory after a review on `day`. Both numbers are rounded as they are kept, so that a kept state and one more review
 * give what all reviews together give, on every device.
 * @param memory null at the first look
 * @throws RangeError when the day is not after the last one: only the first review of a day moves the memory
 */
export function nextMemory(memory: Memory | null, day: number, grade: Grade): Memory {
  const elapsedDays = memory ? day - memory.lastDay : 0;
  if (memory && elapsedDays < 1) throw new RangeError(`day ${day} is not after ${memory.lastDay}`);
  const known = memory && { stability: memory.stabilityDays, difficulty: memory.difficulty };
  const next = algorithm.next_state(known, elapsedDays, grade);
  return {
    stabilityDays: Math.fround(next.stability),
    difficulty: Math.round(next.difficulty * difficultySteps) / difficultySteps,
    lastDay: day,
  };
}

/** Any whole number of days: the library asks for them only where the recall isn't given. */
const someDays = 1;

/**
 * The stability alone that `nextMemory` gives on a later day, for those who try many reviews and keep none.
 * @param recall what `recallAfter` gives for the day of the review
 */
export function nextStabilityDays(memory: Memory, grade: Grade, recall: number): number {
  const known = { stability: memory.stabilityDays, difficulty: memory.difficulty };
  return Math.fround(stabilityAlgorithm.next_state(known, someDays, grade, recall).stability);
}

const { decay, factor } = computeDecayFactor(parameters);
/** What the library rounds a chance to. */
const chanceSteps = 100_000_000;

/**
 * The chance, 0 to 1, that an item of this stability is remembered so many days after its last review. The library's
 * `forgetting_curve`, which works out decay and factor anew each time: that takes longer than all else.
 */
export function recallAfter(days: number, stabilityDays: number): number {
  return Math.round((1 + (factor * days) / stabilityDays) ** decay * chanceSteps) / chanceSteps;
}
