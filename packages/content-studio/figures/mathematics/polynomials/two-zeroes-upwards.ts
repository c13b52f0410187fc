import type { FigureSource } from '#figures/kit/figure-source.ts';
import { polynomialGraph } from '#figures/kit/polynomial-graph.ts';

export const twoZeroesUpwards: FigureSource = {
  name: 'two-zeroes-upwards',
  caption: '$a > 0$: the parabola $y = x^2 - 2x - 3$ opens upwards. Its zeroes are $-1$ and 3.',
  description:
    'A curve like a cup, with its lowest point at x = 1, y = −4. It crosses the x-axis at red dots at −1 and 3, and the y-axis at −3.',
  draw: () =>
    polynomialGraph({
      coefficients: [1, -2, -3],
      x: { from: -3, to: 5, step: 1, name: '*x*' },
      y: { from: -6, to: 6, step: 2, name: '*y*' },
      from: -1.95,
      to: 3.95,
      zeroes: [-1, 3],
      label: { text: '*y* = *x*^2 − 2*x* − 3', at: 1, side: ['s'] },
    }),
};
