import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const triangleOnAGrid: FigureSource = {
  name: 'triangle-on-a-grid',
  caption: 'A triangle $ABC$ on a grid.',
  description:
    'A triangle on a grid with axes: A lies at (0, 4) on the y-axis, B at (−3, 0) and C at (3, 0) on the x-axis. No coordinates are written.',
  draw: () =>
    planeFigure({
      x: [-5, 5],
      y: [-2, 5],
      segments: [
        {
          ends: [
            [0, 4],
            [-3, 0],
          ],
        },
        {
          ends: [
            [0, 4],
            [3, 0],
          ],
        },
        {
          ends: [
            [-3, 0],
            [3, 0],
          ],
          look: 'pen bold',
        },
      ],
      points: [
        { at: [0, 4], name: 'A', side: 'ne', withoutCoordinates: true },
        { at: [-3, 0], name: 'B', side: 'nw', withoutCoordinates: true },
        { at: [3, 0], name: 'C', side: 'ne', withoutCoordinates: true },
      ],
    }),
};
