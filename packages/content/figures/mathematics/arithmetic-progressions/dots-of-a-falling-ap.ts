import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const dotsOfAFallingAp: FigureSource = {
  name: 'dots-of-a-falling-ap',
  caption: 'The points $(n, a_n)$ for the first six terms of an AP.',
  description:
    'Six dots on a grid. They lie on a falling straight line; the first stands at n = 1 above the horizontal axis, the last at n = 6 below it. From each dot to the next it is 1 to the right and 2 down. No dot has a number.',
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
