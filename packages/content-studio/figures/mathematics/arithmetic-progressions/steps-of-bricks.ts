import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(220);
  for (let column = 0; column < 4; column++)
    for (let brick = 0; brick < 2 * (column + 1); brick++) {
      const corner: Point = [84 + column * 48, 196 - brick * 20];
      figure.rectangle(corner, add(corner, [48, -20]), 'warm thin');
    }
  return figure.svg();
}

export const stepsOfBricks: FigureSource = {
  name: 'steps-of-bricks',
  caption: 'The side view of the first four steps.',
  description:
    'The side view of steps built of equal bricks, rising to the right. The first column is 2 bricks high, the second 4, the third 6 and the fourth 8.',
  draw,
};
