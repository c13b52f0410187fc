import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { endsInside } from '#figures/kit/straight-line.ts';

export const oneLineAndAPoint: FigureSource = {
  name: 'one-line-and-a-point',
  caption: 'The graph of one linear equation.',
  description:
    'One straight line on a grid with axes. It falls from (0, 4) on the y-axis to (6, 0) on the x-axis and goes on beyond both. No numbers are written beside it.',
  draw: () =>
    planeFigure({
      x: [-2, 8],
      y: [-2, 6],
      points: [],
      segments: [{ ends: endsInside({ a: 2, b: 3, c: 12 }, [-2, 8], [-2, 6]), look: 'pen bold' }],
    }),
};
