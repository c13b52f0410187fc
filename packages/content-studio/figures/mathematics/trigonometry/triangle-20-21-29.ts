import type { FigureSource } from '#figures/kit/figure-source.ts';
import { rightTriangleFigure } from '#figures/kit/heights.ts';

export const triangle202129: FigureSource = {
  name: 'triangle-20-21-29',
  caption:
    'In this triangle $\\sin P = \\frac{21}{29}$ and $\\sin R = \\frac{20}{29}$: the legs change roles.',
  description:
    'A right triangle with the right angle at Q. PQ = 20 lies along the bottom, QR = 21 stands upright, and the hypotenuse PR is 29. The angle at P is marked.',
  draw: () =>
    rightTriangleFigure({
      corners: ['P', 'Q', 'R'],
      angle: (Math.atan(21 / 20) * 180) / Math.PI,
      base: 170,
      sides: { base: '20', upright: '21', slant: '29' },
    }),
};
