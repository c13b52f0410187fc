import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const cupWithTwoZeroes: FigureSource = {
  name: 'cup-with-two-zeroes',
  caption: 'The graph of a quadratic polynomial.',
  description:
    'A curve like a cup on a grid with axes. It goes through (1, 3), has its lowest point at (3, −1) and rises again through (5, 3). It crosses the x-axis at two points of the grid and ends before it meets the y-axis.',
  draw: () => curvesOnPlane([{ coefficients: [1, -6, 8], from: 0.7, to: 5.3 }], { x: [-2, 7], y: [-3, 5] }),
};
