import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const dotsOfARisingAp: FigureSource = {
  name: 'dots-of-a-rising-ap',
  caption: 'The points $(n, a_n)$ for three terms of an AP.',
  description:
    'Three dots on a grid, at (2, 1), (4, 3) and (8, 7). They lie on a rising straight line. No numbers are written beside them.',
  draw: () =>
    planeFigure({
      x: [0, 9],
      y: [-2, 8],
      segments: [],
      points: [2, 4, 8].map((n) => ({ at: [n, n - 1], name: '', withoutCoordinates: true, colour: 'pen' })),
    }),
};
