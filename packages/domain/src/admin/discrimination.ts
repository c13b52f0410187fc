import { judgedStudentsMin } from '@repo/contracts/limits/admin';

/**
 * Over some tries: their number, and the sums of the share of right answers (0 to 1) to the other questions
 * and of its square.
 */
export type RestSums = { count: number; sum: number; squares: number };

export const noRest: RestSums = { count: 0, sum: 0, squares: 0 };

export const addRest = (one: RestSums, other: RestSums): RestSums => ({
  count: one.count + other.count,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

/** Tolerance, because sums of fractions are never exactly equal. */
const leastSpread = 1e-9;

/**
 * The point-biserial correlation between a right answer and the share of other questions answered right. The
 * question itself is left out of that share because it would correlate with itself.
 * @param right sums over the tries that answered it right
 * @param wrong sums over all others
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
