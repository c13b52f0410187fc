import type { FigureSource } from '#figures/kit/figure-source.ts';
import { polynomialGraph } from '#figures/kit/polynomial-graph.ts';

export const zeroOfALine: FigureSource = {
  name: 'zero-of-a-line',
  caption: 'The graph of a linear polynomial, $y = 2x - 3$, meets the $x$-axis once, at $\\frac{3}{2}$.',
  description:
    'A straight line rises from left to right. It crosses the y-axis at −3 and the x-axis at one red dot halfway between 1 and 2.',
  draw: () =>
    polynomialGraph({
      coefficients: [2, -3],
      x: { from: -2, to: 4, step: 1, name: '*x*' },
      y: { from: -5, to: 4, step: 1, name: '*y*' },
      from: -1,
      to: 3.4,
      zeroes: [1.5],
      label: { text: '*y* = 2*x* − 3', at: 2.6, side: ['w', 'nw'] },
    }),
};
