import type { FigureSource } from '#figures/kit/figure-source.ts';
import { polynomialGraph } from '#figures/kit/polynomial-graph.ts';

export const howManyZeroes: FigureSource = {
  name: 'how-many-zeroes',
  caption: 'The graph of a polynomial $y = p(x)$.',
  description:
    'A curve like the letter W. From the left it falls through the x-axis at −3, rises through it at −1 to a hill on the y-axis, falls through it at 1 and rises through it at 3. The crossings are red dots.',
  draw: () =>
    polynomialGraph({
      coefficients: [0.2, 0, -2, 0, 1.8],
      x: { from: -4, to: 4, step: 1, name: '*x*' },
      y: { from: -4, to: 4, step: 1, name: '*y*' },
      from: -3.28,
      to: 3.28,
      zeroes: [-3, -1, 1, 3],
      label: { text: '*y* = *p*(*x*)', at: 3.2, side: ['w', 'nw'] },
      height: 280,
    }),
};
