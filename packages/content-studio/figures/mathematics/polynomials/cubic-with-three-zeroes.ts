import type { FigureSource } from '#figures/kit/figure-source.ts';
import { polynomialGraph } from '#figures/kit/polynomial-graph.ts';

export const cubicWithThreeZeroes: FigureSource = {
  name: 'cubic-with-three-zeroes',
  caption: 'The cubic $y = x^3 - 4x$ crosses the $x$-axis three times: zeroes $-2$, 0 and 2.',
  description:
    'A curve that comes from below, rises to a hill left of the y-axis, falls through the origin to a valley and rises again. Red dots on the x-axis at −2, 0 and 2.',
  draw: () =>
    polynomialGraph({
      coefficients: [1, 0, -4, 0],
      x: { from: -3, to: 3, step: 1, name: '*x*' },
      y: { from: -5, to: 5, step: 1, name: '*y*' },
      from: -2.45,
      to: 2.45,
      zeroes: [-2, 0, 2],
      label: { text: '*y* = *x*^3 − 4*x*', at: -1.1, side: ['nw', 'n', 'ne'] },
    }),
};
