import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const curveThatOnlyTouches: FigureSource = {
  name: 'curve-that-only-touches',
  caption: 'The graph of a polynomial $p(x)$.',
  description:
    'A curve on a grid with axes. It comes from the upper left, touches the x-axis at one point of the grid on the left of the y-axis without crossing it, and rises again to the right.',
  draw: () => curvesOnPlane([{ coefficients: [1, 4, 4], from: -4.2, to: 0.2 }], { x: [-6, 3], y: [-2, 5] }),
};
