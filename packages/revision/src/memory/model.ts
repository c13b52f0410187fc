import { computeDecayFactor, FSRSAlgorithm } from 'ts-fsrs';
import type { Grade } from './grades.ts';

/** Memory of an item. `difficulty` is 1 to 10; `lastDay` is a day of `dayOf`. */
export type Memory = { stabilityDays: number; difficulty: number; lastDay: number };

/** Version of the model that stored states were calculated with. */
export const memoryModel = 1;

/**
 * FSRS-6 with its published defaults. They are copied here so that a library update with other defaults
 * changes no state. Source: the parameters of ts-fsrs 5.4.2.
 */
export const parameters: readonly number[] = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/** Fixed parameters: the library reads them through a proxy at every step, a third of its run time. */
class FixedAlgorithm extends FSRSAlgorithm {
  constructor(...given: ConstructorParameters<typeof FSRSAlgorithm>) {
    super(...given);
    this.param = { ...this.param };
  }
}

/** Skips the difficulty: it is slower to calculate than the stability, which doesn't need the new value. */
class StabilityAlgorithm extends FixedAlgorithm {
  override next_difficulty(difficulty: number): number {
    return difficulty;
  }
}

// Disable steps within a day: only whole days count.
const settings = () => ({ w: [...parameters], enable_short_term: false });
const algorithm = new FixedAlgorithm(settings());
const stabilityAlgorithm = new StabilityAlgorithm(settings());
const difficultySteps = 1_000;

/**
 * The memory after a review on `day`. Rounded as in storage, so that a stored state plus one review equals
 * the result of all reviews together, on every device.
 * @param memory null for the first review
 * @throws RangeError when the day is not after the last one: only the first review of a day counts
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

/** Any whole number: the library reads it only when no recall is given. */
const someDays = 1;

/**
 * Only the stability that `nextMemory` gives on a later day, for trying many reviews.
 * @param recall of `recallAfter` on the day of the review
 */
export function nextStabilityDays(memory: Memory, grade: Grade, recall: number): number {
  const known = { stability: memory.stabilityDays, difficulty: memory.difficulty };
  return Math.fround(stabilityAlgorithm.next_state(known, someDays, grade, recall).stability);
}

const { decay, factor } = computeDecayFactor(parameters);
/** The library's precision for probabilities. */
const chanceSteps = 100_000_000;

/**
 * Recall, 0 to 1, of an item with this stability after this many days. Same as the library's
 * `forgetting_curve`, which recalculates decay and factor each time and takes most of the run time.
 */
export function recallAfter(days: number, stabilityDays: number): number {
  return Math.round((1 + (factor * days) / stabilityDays) ** decay * chanceSteps) / chanceSteps;
}
