import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const dotsOfARisingAp: FigureSource = {
  name: 'dots-of-a-rising-ap',
  caption: 'The points $(n, a_n)$ for three terms of an AP.',
  description:
    'Three dots on a grid with n across and the terms upwards. They lie on one rising straight line, at n = 2, n = 4 and n = 8. The dots carry no numbers.',
  draw: () =>
    planeFigure({
      x: [0, 9],
      y: [-2, 8],
      segments: [],
      points: [2, 4, 8].map((n) => ({ at: [n, n - 1], name: '', withoutCoordinates: true, colour: 'pen' })),
    }),
};
