import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const quadrilateralToName: FigureSource = {
  name: 'quadrilateral-to-name',
  caption: 'A quadrilateral $ABCD$ on a grid.',
  description:
    'A quadrilateral on a grid with axes. Its corners are A to the left below, B to the right below, C to the right above and D to the left above; all lie on points of the grid, none on an axis line but A.',
  draw: () =>
    planeFigure({
      x: [-4, 5],
      y: [-3, 5],
      segments: [
        {
          ends: [
            [-3, -1],
            [1, -2],
          ],
        },
        {
          ends: [
            [1, -2],
            [2, 2],
          ],
        },
        {
          ends: [
            [2, 2],
            [-2, 3],
          ],
        },
        {
          ends: [
            [-2, 3],
            [-3, -1],
          ],
        },
      ],
      points: [
        { at: [-3, -1], name: 'A', side: 'w', withoutCoordinates: true },
        { at: [1, -2], name: 'B', side: 'se', withoutCoordinates: true },
        { at: [2, 2], name: 'C', side: 'ne', withoutCoordinates: true },
        { at: [-2, 3], name: 'D', side: 'nw', withoutCoordinates: true },
      ],
    }),
};
