import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const quadrilateralToName: FigureSource = {
  name: 'quadrilateral-to-name',
  caption: 'A quadrilateral $ABCD$ on a grid.',
  description:
    'A quadrilateral ABCD on a grid with axes. Its corners are A(−3, −1), B(1, −2), C(2, 2) and D(−2, 3), which have to be read off: no coordinates are written.',
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
