import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const parallelogramWithoutACorner: FigureSource = {
  name: 'parallelogram-without-a-corner',
  caption: 'Three vertices of the parallelogram $PQRS$.',
  description:
    'Three points on a grid with axes: P at (−3, −2), Q at (2, −1) and R at (4, 3). The sides PQ and QR of a parallelogram PQRS are drawn; the vertex S is missing. No coordinates are written.',
  draw: () =>
    planeFigure({
      x: [-5, 5],
      y: [-3, 5],
      segments: [
        {
          ends: [
            [-3, -2],
            [2, -1],
          ],
        },
        {
          ends: [
            [2, -1],
            [4, 3],
          ],
        },
      ],
      points: [
        { at: [-3, -2], name: 'P', side: 'sw', withoutCoordinates: true },
        { at: [2, -1], name: 'Q', side: 'se', withoutCoordinates: true },
        { at: [4, 3], name: 'R', side: 'ne', withoutCoordinates: true },
      ],
    }),
};
