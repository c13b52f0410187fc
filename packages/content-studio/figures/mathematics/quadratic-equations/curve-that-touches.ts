import type { FigureSource } from '#figures/kit/figure-source.ts';
import { parabolaFigure } from './parabola.ts';

export const curveThatTouches: FigureSource = {
  name: 'curve-that-touches',
  caption: 'The curve $y = ax^2 + bx + c$.',
  description:
    'A parabola that opens downwards and meets the x-axis in one marked point, its highest, at x = 3. Everywhere else it is below the axis.',
  draw: () =>
    parabolaFigure({
      a: -1,
      b: 6,
      c: -9,
      x: { from: -1, to: 7, step: 1, name: '*x*', without: [0, 2, 4] },
      y: { from: -10, to: 4, step: 2, name: '*y*', without: [0] },
      from: -0.1,
      to: 6.1,
      name: '*y* = *ax*^2 + *bx* + *c*',
      nameAt: 3,
      side: 'n',
      withoutVerdict: true,
    }),
};
