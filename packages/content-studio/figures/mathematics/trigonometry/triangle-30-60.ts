import type { FigureSource } from '#figures/kit/figure-source.ts';
import { rightTriangleFigure } from '#figures/kit/heights.ts';

export const triangle3060: FigureSource = {
  name: 'triangle-30-60',
  caption:
    'Half an equilateral triangle of side 2: the angles are $60^\\circ$ and $30^\\circ$, the legs 1 and $\\sqrt{3}$.',
  description:
    'A tall right triangle with the angle 60 degrees at A, 90 at B and 30 at C on top. AB = 1 lies along the bottom, BC is the square root of 3, and AC is 2.',
  draw: () =>
    rightTriangleFigure({
      corners: ['A', 'B', 'C'],
      angle: 60,
      base: 136,
      sides: { base: '1', upright: '√3', slant: '2' },
      second: 30,
    }),
};
