import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const curveThatOnlyTouches: FigureSource = {
  name: 'curve-that-only-touches',
  caption: 'The graph of a polynomial $p(x)$.',
  description:
    'A curve on a grid with axes. It falls through (−4, 4) and (−3, 1), touches the x-axis at one point of the grid without crossing it, and rises again through (−1, 1) and (0, 4).',
  draw: () => curvesOnPlane([{ coefficients: [1, 4, 4], from: -4.2, to: 0.2 }], { x: [-6, 3], y: [-2, 5] }),
};
