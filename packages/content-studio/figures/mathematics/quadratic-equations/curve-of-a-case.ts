import type { FigureSource } from '#figures/kit/figure-source.ts';
import { parabolaFigure } from './parabola.ts';

export const curveOfACase: FigureSource = {
  name: 'curve-of-a-case',
  caption: 'The curve of this case.',
  description:
    'A parabola that opens upwards, with its lowest point at x = 1.5 and y = −9.25. It cuts the x-axis at two marked points, near −1.5 and near 4.5.',
  draw: () =>
    parabolaFigure({
      a: 1,
      b: -3,
      c: -7,
      x: { from: -4, to: 7, step: 1, name: '*x*', without: [-1, 0] },
      y: { from: -10, to: 10, step: 5, name: '*y*', without: [-5, 0] },
      from: -2.8,
      to: 5.8,
      name: '*y* = *x*^2 − 3*x* − 7',
      nameAt: -0.2,
      side: 'sw',
      withoutVerdict: true,
    }),
};
