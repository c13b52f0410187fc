import type { FigureSource } from '#figures/kit/figure-source.ts';
import { rightTriangleFigure } from '#figures/kit/heights.ts';

export const triangle45: FigureSource = {
  name: 'triangle-45',
  caption: 'Half a square: legs 1 and 1, hypotenuse $\\sqrt{2}$, two angles of $45^\\circ$.',
  description:
    'A right triangle with two equal legs of length 1 and angles of 45 degrees at A and C. The hypotenuse is the square root of 2.',
  draw: () =>
    rightTriangleFigure({
      corners: ['A', 'B', 'C'],
      angle: 45,
      base: 180,
      sides: { base: '1', upright: '1', slant: '√2' },
      second: 45,
    }),
};
