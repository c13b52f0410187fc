import type { FigureSource } from '#figures/kit/figure-source.ts';
import { polynomialGraph } from '#figures/kit/polynomial-graph.ts';

export const twoZeroesDownwards: FigureSource = {
  name: 'two-zeroes-downwards',
  caption: '$a < 0$: the parabola $y = -x^2 + x + 6$ opens downwards. Its zeroes are $-2$ and 3.',
  description:
    'A curve like a hill, with its highest point at x = 0.5, y = 6.25. It crosses the x-axis at red dots at −2 and 3, and the y-axis at 6.',
  draw: () =>
    polynomialGraph({
      coefficients: [-1, 1, 6],
      x: { from: -4, to: 5, step: 1, name: '*x*' },
      y: { from: -4, to: 8, step: 2, name: '*y*' },
      from: -2.65,
      to: 3.65,
      zeroes: [-2, 3],
      label: { text: '*y* = −*x*^2 + *x* + 6', at: 2, side: ['ne', 'e'] },
    }),
};
