import type { FigureSource } from '#figures/kit/figure-source.ts';
import { polynomialGraph } from '#figures/kit/polynomial-graph.ts';

export const noZero: FigureSource = {
  name: 'no-zero',
  caption: 'The parabola $y = -x^2 + 2x - 3$ stays below the $x$-axis: it has no zero.',
  description:
    'A curve like a hill whose top is at x = 1, y = −2. All of it lies below the x-axis, and it crosses the y-axis at −3.',
  draw: () =>
    polynomialGraph({
      coefficients: [-1, 2, -3],
      x: { from: -3, to: 5, step: 1, name: '*x*' },
      y: { from: -8, to: 2, step: 2, name: '*y*' },
      from: -1.1,
      to: 3.1,
      zeroes: [],
      label: { text: '*y* = −*x*^2 + 2*x* − 3', at: 2, side: ['ne', 'e'] },
    }),
};
