import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const primes = [3, 5, 2, 7, 13] as const;
/** The numbers along the right side of the tree; letters are the gaps. */
const chain = ['*x*', '*y*', '182', '91', '13'] as const;
const chainValues = [2730, 910, 182, 91, 13] as const;
const leaves = ['3', '5', '2', '*z*'] as const;

/** A factor tree in which three numbers are letters. */
function draw(): string {
  const figure = new Figure(300);
  let at: Point = [110, 24];
  for (const [index, leaf] of leaves.entries()) {
    const [value, rest, prime] = [chainValues[index], chainValues[index + 1], primes[index]];
    claim(value !== undefined && rest !== undefined && value === rest * (prime ?? 0), 'each fork multiplies');
    const [left, right]: [Point, Point] = [
      [at[0] - 34, at[1] + 50],
      [at[0] + 34, at[1] + 50],
    ];
    figure.text(chain[index] ?? '', at);
    for (const end of [left, right])
      figure.line([
        [at[0] + Math.sign(end[0] - at[0]) * 6, at[1] + 11],
        [end[0] - Math.sign(end[0] - at[0]) * 6, end[1] - 15],
      ]);
    figure.circle(left, 13, 'tint pen').text(leaf, left, { isOnShape: true });
    at = right;
  }
  figure.circle(at, 13, 'tint pen').text('13', at, { isOnShape: true });
  return figure.svg();
}

export const treeWithGaps: FigureSource = {
  name: 'tree-with-gaps',
  caption: 'A factor tree with gaps.',
  description:
    'A factor tree that goes down to the right. x splits into 3 and y, y into 5 and 182, 182 into 2 and 91, 91 into z and 13. The numbers 3, 5, 2, z and 13 stand in circles.',
  draw,
};
