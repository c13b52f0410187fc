import { judgedStudentsMin } from '@repo/contracts/limits/admin';

/** Of some tries: how many, and the sums of the other questions' shares of right answers (0 to 1) and of their squares. */
export type RestSums = { count: number; sum: number; squares: number };

export const noRest: RestSums = { count: 0, sum: 0, squares: 0 };

export const addRest = (one: RestSums, other: RestSums): RestSums => ({
  count: one.count + other.count,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

/** Sums of fractions are never quite equal. */
const leastSpread = 1e-9;

/**
 * The point-biserial correlation between a right answer and the share of the other questions that were right. The
 * question itself is left out of that share: it would agree with itself.
 * @param right sums over the tries in which it was answered right
 * @param wrong over all others
 * @returns -1 to 1 with two decimals; null with too few tries, or where one of the two does not vary
 */
export function discriminationOf(right: RestSums, wrong: RestSums): number | null {
  const { count, sum, squares } = addRest(right, wrong);
  if (count < judgedStudentsMin || right.count === 0 || wrong.count === 0) return null;
  const spread = squares / count - (sum / count) ** 2;
  if (spread < leastSpread) return null;
  const distance = right.sum / right.count - wrong.sum / wrong.count;
  const correlation = (distance * Math.sqrt(right.count * wrong.count)) / (count * Math.sqrt(spread));
  return Math.round(correlation * 100) / 100 || 0;
}
