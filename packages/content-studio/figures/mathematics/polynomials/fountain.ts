import type { FigureSource } from '#figures/kit/figure-source.ts';
import { polynomialGraph } from '#figures/kit/polynomial-graph.ts';

export const fountain: FigureSource = {
  name: 'fountain',
  caption: 'The jet of a fountain: height $h(x) = 3x - \\frac{x^2}{2}$ above the ground, in metres.',
  description:
    'A curve like a hill that begins on the ground at x = 0, is highest, 4.5, at x = 3 and comes down to the ground at x = 6. Both ground points are red dots.',
  draw: () =>
    polynomialGraph({
      coefficients: [-0.5, 3, 0],
      x: { from: 0, to: 7, step: 1, name: '*x*' },
      y: { from: 0, to: 5, step: 1, name: '*h*' },
      from: 0,
      to: 6,
      zeroes: [0, 6],
      height: 250,
    }),
};
