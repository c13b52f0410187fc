import type { FigureSource } from '#figures/kit/figure-source.ts';
import { parabolaFigure } from './parabola.ts';

export const parabolaEqualRoots: FigureSource = {
  name: 'parabola-equal-roots',
  caption:
    '$D = 0$: the curve $y = 4x^2 - 20x + 25$ touches the $x$-axis once, at the double root $\\frac{5}{2}$.',
  description:
    'A parabola that opens upwards and touches the x-axis in one marked point, its lowest, at x = 2.5. Everywhere else it is above the axis.',
  draw: () =>
    parabolaFigure({
      a: 4,
      b: -20,
      c: 25,
      x: { from: -1, to: 5, step: 1, name: '*x*', without: [0] },
      y: { from: -5, to: 20, step: 5, name: '*y*', without: [0] },
      from: 0.4,
      to: 4.6,
      name: '*y* = 4*x*^2 − 20*x* + 25',
      nameAt: 2.5,
      side: 's',
    }),
};
