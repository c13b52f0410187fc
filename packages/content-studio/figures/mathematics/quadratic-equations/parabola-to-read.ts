import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const parabolaToRead: FigureSource = {
  name: 'parabola-to-read',
  caption: 'The graph of a quadratic polynomial $p(x)$.',
  description:
    'A curve like a cup on a grid with axes. It goes through (0, −3) and (2, −3), has its lowest point at (1, −4) between them, and crosses the x-axis at two points of the grid, one on each side of the y-axis.',
  draw: () => curvesOnPlane([{ coefficients: [1, -2, -3], from: -1.9, to: 3.9 }], { x: [-4, 5], y: [-5, 5] }),
};
