import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const hillWithTwoZeroes: FigureSource = {
  name: 'hill-with-two-zeroes',
  caption: 'The graph of a quadratic polynomial.',
  description:
    'A curve like a hill on a grid with axes. It crosses the x-axis at two points of the grid, 2 to the left and 1 to the right of the origin, and goes through (−1, 2) and (0, 2).',
  draw: () => curvesOnPlane([{ coefficients: [-1, -1, 2], from: -2.9, to: 1.9 }], { x: [-5, 5], y: [-4, 4] }),
};
