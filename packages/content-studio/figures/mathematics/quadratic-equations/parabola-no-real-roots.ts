import type { FigureSource } from '#figures/kit/figure-source.ts';
import { parabolaFigure } from './parabola.ts';

export const parabolaNoRealRoots: FigureSource = {
  name: 'parabola-no-real-roots',
  caption: '$D < 0$: the curve $y = 3x^2 - 2x + 1$ stays away from the $x$-axis, so there are no real roots.',
  description:
    'A parabola that opens upwards with its lowest point at x = one third and y = two thirds. The whole curve is above the x-axis and never meets it.',
  draw: () =>
    parabolaFigure({
      a: 3,
      b: -2,
      c: 1,
      x: { from: -2, to: 3, step: 1, name: '*x*', without: [0] },
      y: { from: -2, to: 10, step: 2, name: '*y*', without: [0, 2] },
      from: -1.35,
      to: 2.02,
      name: '*y* = 3*x*^2 − 2*x* + 1',
      nameAt: 1.2,
      side: 'se',
    }),
};
