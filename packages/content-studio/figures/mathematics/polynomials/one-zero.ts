import type { FigureSource } from '#figures/kit/figure-source.ts';
import { polynomialGraph } from '#figures/kit/polynomial-graph.ts';

export const oneZero: FigureSource = {
  name: 'one-zero',
  caption: 'The parabola $y = x^2 - 4x + 4$ only touches the $x$-axis: its two zeroes are equal, both 2.',
  description:
    'A curve like a cup that comes down to the x-axis, touches it at one red dot at 2 and goes up again. It crosses the y-axis at 4.',
  draw: () =>
    polynomialGraph({
      coefficients: [1, -4, 4],
      x: { from: -2, to: 6, step: 1, name: '*x*' },
      y: { from: -2, to: 6, step: 1, name: '*y*' },
      from: -0.35,
      to: 4.35,
      zeroes: [2],
      label: { text: '*y* = *x*^2 − 4*x* + 4', at: 3, side: ['e'] },
    }),
};
