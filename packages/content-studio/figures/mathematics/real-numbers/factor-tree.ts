import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const number = 3780;

function smallestFactor(of: number): number {
  for (let factor = 2; factor * factor <= of; factor++) if (of % factor === 0) return factor;
  return of;
}

/** Splits off the smallest prime again and again, as in the worked example. */
function draw(): string {
  const figure = new Figure(420);
  let [rest, at]: [number, Point] = [number, [110, 24]];
  const primes: number[] = [];
  figure.text(String(rest), at);
  while (smallestFactor(rest) !== rest) {
    const prime = smallestFactor(rest);
    const [left, right]: [Point, Point] = [
      [at[0] - 34, at[1] + 50],
      [at[0] + 34, at[1] + 50],
    ];
    for (const end of [left, right])
      figure.line([
        [at[0] + Math.sign(end[0] - at[0]) * 6, at[1] + 11],
        [end[0] - Math.sign(end[0] - at[0]) * 6, end[1] - 15],
      ]);
    figure.circle(left, 13, 'tint pen').text(String(prime), left, { isOnShape: true });
    rest /= prime;
    primes.push(prime);
    at = right;
    if (smallestFactor(rest) === rest) figure.circle(at, 13, 'tint pen');
    figure.text(String(rest), at, { isOnShape: smallestFactor(rest) === rest });
  }
  primes.push(rest);
  claim(
    primes.reduce((product, prime) => product * prime, 1) === number,
    'the primes multiply to the number',
  );
  figure.text('3780 = 2^2 × 3^3 × 5 × 7', [108, 300]);
  claim(primes.join() === '2,2,3,3,3,5,7', 'the powers are those under the tree');
  return figure.svg();
}

export const factorTree: FigureSource = {
  name: 'factor-tree',
  caption: 'A factor tree of 3780: split off a prime again and again, until only primes are left.',
  description:
    'A tree that goes down to the right. 3780 splits into 2 and 1890, 1890 into 2 and 945, 945 into 3 and 315, 315 into 3 and 105, 105 into 3 and 35, 35 into 5 and 7. The primes stand in circles. Below: 3780 = 2² × 3³ × 5 × 7.',
  draw,
};
