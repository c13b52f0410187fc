import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { endsInside } from '#figures/kit/straight-line.ts';

export const parabolaAndLine: FigureSource = {
  name: 'parabola-and-line',
  caption: 'The graph of $y = x^2$ and a straight line.',
  description:
    'A cup-shaped curve through the origin on a grid, and a straight line that rises through (−2, 0) and (0, 2). The line meets the curve at two points of the grid, one on each side of the y-axis.',
  draw: () =>
    curvesOnPlane([{ coefficients: [1, 0, 0], from: -2.4, to: 2.4 }], {
      x: [-4, 4],
      y: [-1, 6],
      segments: [{ ends: endsInside({ a: 1, b: -1, c: -2 }, [-4, 4], [-1, 6]), look: 'red bold' }],
    }),
};
