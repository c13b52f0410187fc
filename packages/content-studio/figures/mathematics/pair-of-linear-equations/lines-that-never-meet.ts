import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { endsInside } from '#figures/kit/straight-line.ts';

export const linesThatNeverMeet: FigureSource = {
  name: 'lines-that-never-meet',
  caption: 'The graphs of two linear equations.',
  description:
    'Two straight lines on a grid with axes. Both rise with the same slope. One goes through (0, 2) and (−4, 0), the other through (0, −1) and (2, 0).',
  draw: () =>
    planeFigure({
      x: [-5, 5],
      y: [-4, 5],
      points: [],
      segments: [
        { ends: endsInside({ a: 1, b: -2, c: -4 }, [-5, 5], [-4, 5]), look: 'pen bold' },
        { ends: endsInside({ a: 1, b: -2, c: 2 }, [-5, 5], [-4, 5]), look: 'red bold' },
      ],
    }),
};
