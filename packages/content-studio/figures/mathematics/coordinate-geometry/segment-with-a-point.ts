import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const segmentWithAPoint: FigureSource = {
  name: 'segment-with-a-point',
  caption: 'The line segment joining $P$ and $Q$, with a point $R$ on it.',
  description:
    'A line segment PQ on a grid with axes, falling from P at (−4, 5) to Q at (5, −1). The point R lies on it at (−1, 3). No coordinates are written.',
  draw: () =>
    planeFigure({
      x: [-5, 6],
      y: [-4, 6],
      segments: [
        {
          ends: [
            [-4, 5],
            [5, -1],
          ],
          look: 'pen bold',
        },
      ],
      points: [
        { at: [-4, 5], name: 'P', side: 'n', withoutCoordinates: true, colour: 'pen' },
        { at: [5, -1], name: 'Q', side: 'e', withoutCoordinates: true, colour: 'pen' },
        { at: [-1, 3], name: 'R', side: 'ne', withoutCoordinates: true, colour: 'red' },
      ],
    }),
};
