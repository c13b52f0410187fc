import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const dotsOfAFallingAp: FigureSource = {
  name: 'dots-of-a-falling-ap',
  caption: 'The points $(n, a_n)$ for the first six terms of an AP.',
  description:
    'Six dots on a grid, at (1, 7), (2, 5), (3, 3), (4, 1), (5, −1) and (6, −3). They lie on a falling straight line. No numbers are written beside them.',
  draw: () =>
    planeFigure({
      x: [0, 7],
      y: [-4, 8],
      segments: [],
      points: [1, 2, 3, 4, 5, 6].map((n) => ({
        at: [n, 9 - 2 * n],
        name: '',
        withoutCoordinates: true,
        colour: 'pen',
      })),
    }),
};
