import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const triangleOnAGrid: FigureSource = {
  name: 'triangle-on-a-grid',
  caption: 'A triangle $ABC$ on a grid.',
  description:
    'A triangle on a grid with axes. A lies on the y-axis above the origin, B on the x-axis to the left and C on the x-axis to the right of the origin, all on points of the grid.',
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
