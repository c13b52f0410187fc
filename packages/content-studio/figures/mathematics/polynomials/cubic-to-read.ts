import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const cubicToRead: FigureSource = {
  name: 'cubic-to-read',
  caption: 'The graph of a cubic polynomial.',
  description:
    'A curve on a grid with axes. It rises from the lower left, crosses the x-axis at −2, turns down at a height of about 1.5, goes through the origin, turns up at about −1.5 and crosses the axis again at 2. At the right end it is about 3 high.',
  draw: () =>
    curvesOnPlane([{ coefficients: [0.5, 0, -2, 0], from: -2.55, to: 2.55 }], { x: [-4, 4], y: [-4, 4] }),
};
