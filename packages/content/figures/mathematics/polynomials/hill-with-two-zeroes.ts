import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const hillWithTwoZeroes: FigureSource = {
  name: 'hill-with-two-zeroes',
  caption: 'The graph of a quadratic polynomial.',
  description:
    'A curve like a hill on a grid with axes. It crosses the x-axis at two points of the grid, one on each side of the y-axis, and the y-axis above the origin.',
  draw: () => curvesOnPlane([{ coefficients: [-1, -1, 2], from: -2.9, to: 1.9 }], { x: [-5, 5], y: [-4, 4] }),
};
