import type { FigureSource } from '#figures/kit/figure-source.ts';
import { polynomialGraph } from '#figures/kit/polynomial-graph.ts';

export const cubicWithTwoZeroes: FigureSource = {
  name: 'cubic-with-two-zeroes',
  caption: 'The cubic $y = x^3 - 3x^2$ touches the $x$-axis at 0 and crosses it at 3: two zeroes.',
  description:
    'A curve that rises from below to the origin, touches the x-axis there, falls to a valley at x = 2, y = −4, and rises through the x-axis at 3. Two red dots.',
  draw: () =>
    polynomialGraph({
      coefficients: [1, -3, 0, 0],
      x: { from: -2, to: 4, step: 1, name: '*x*' },
      y: { from: -5, to: 5, step: 1, name: '*y*' },
      from: -1.1,
      to: 3.42,
      zeroes: [0, 3],
      label: { text: '*y* = *x*^3 − 3*x*^2', at: 3.3, side: ['w', 'nw'] },
    }),
};
