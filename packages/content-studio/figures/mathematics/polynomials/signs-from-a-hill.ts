import type { FigureSource } from '#figures/kit/figure-source.ts';
import { polynomialGraph } from '#figures/kit/polynomial-graph.ts';

export const signsFromAHill: FigureSource = {
  name: 'signs-from-a-hill',
  caption: 'The graph of $y = ax^2 + bx + c$.',
  description:
    'A curve like a hill that crosses the x-axis at red dots at 1 and 4. Its highest point is above the x-axis between them, and it crosses the y-axis below the origin.',
  draw: () =>
    polynomialGraph({
      coefficients: [-1, 5, -4],
      x: { from: -2, to: 6, step: 1, name: '*x*' },
      y: { from: -6, to: 4, step: 2, name: '*y*' },
      from: -0.3,
      to: 5.3,
      zeroes: [1, 4],
      label: { text: '*y* = *ax*^2 + *bx* + *c*', at: 3.4, side: ['ne', 'n'] },
    }),
};
