import { claim } from './claims.ts';
import { Figure } from './figure.ts';
import type { Point } from './point.ts';

type Tree = {
  /** The number at the top, and its primes in the order in which they are split off. */
  value: number;
  primes: readonly number[];
  /** Letters in place of numbers, by index in the chain of composites (0 is the top) or of the primes. */
  composites?: Record<number, string>;
  leaves?: Record<number, string>;
};

/** Factor trees side by side; each fork splits off one prime to the left. */
export function factorTrees(trees: readonly Tree[]): string {
  const figure = new Figure(320);
  const slant = trees.length > 1 ? 22 : 34;
  trees.forEach(({ value, primes, composites = {}, leaves = {} }, index) => {
    claim(
      primes.reduce((product, prime) => product * prime, 1) === value,
      'the primes multiply to the number',
    );
    let rest = value;
    let at: Point = [trees.length > 1 ? 70 + index * 170 : 110, 26];
    primes.forEach((prime, depth) => {
      const isLast = depth === primes.length - 1;
      const text = isLast ? (leaves[depth] ?? String(prime)) : (composites[depth] ?? String(rest));
      if (isLast) {
        figure.circle(at, 13, 'tint pen').text(text, at, { isOnShape: true });
        return;
      }
      const [left, right]: [Point, Point] = [
        [at[0] - slant, at[1] + 48],
        [at[0] + slant, at[1] + 48],
      ];
      figure.text(text, at);
      for (const end of [left, right])
        figure.line([
          [at[0] + Math.sign(end[0] - at[0]) * 6, at[1] + 11],
          [end[0] - Math.sign(end[0] - at[0]) * 6, end[1] - 15],
        ]);
      figure.circle(left, 13, 'tint pen').text(leaves[depth] ?? String(prime), left, { isOnShape: true });
      rest /= prime;
      at = right;
    });
  });
  return figure.svg();
}
