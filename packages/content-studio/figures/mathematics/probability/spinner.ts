import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

const count = 10;

/** A disc of ten equal parts with an arrow that turns about its middle. @param isTinted whether the multiples of 3 are */
export function spinnerOf(isTinted: boolean): string {
  const figure = new Figure(250);
  const [centre, radius]: [Point, number] = [[180, 122], 98];
  const part = 360 / count;
  let multiples = 0;
  for (let number = 1; number <= count; number++) {
    const [from, to] = [90 - (number - 1) * part, 90 - number * part];
    claimNear(from - to, part, 1e-9, 'all parts have the same angle');
    const isMultiple = number % 3 === 0;
    if (isMultiple) multiples++;
    const rim = sample((t): Point => add(centre, scale(polar(from + (to - from) * t), radius)), 10);
    figure
      .polygon([centre, ...rim], isMultiple && isTinted ? 'warm' : 'glass')
      .text(String(number), add(centre, scale(polar((from + to) / 2), radius * 0.8)), {
        isOnShape: true,
      });
  }
  claim(multiples === 3, 'three of the ten numbers are multiples of 3');
  figure.arrow(centre, add(centre, scale(polar(28), radius * 0.66)), 'bold').dot(centre, 'ink', 5);
  return figure.svg();
}

export const spinner: FigureSource = {
  name: 'spinner',
  caption: 'A spinner with ten equal parts: each number is equally likely.',
  description:
    'A disc of ten equal parts, numbered 1 to 10 clockwise from the top. The parts 3, 6 and 9 are tinted red. An arrow starts at the middle and points into one of the parts.',
  draw: () => spinnerOf(true),
};
