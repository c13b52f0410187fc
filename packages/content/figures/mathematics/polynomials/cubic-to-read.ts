import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const cubicToRead: FigureSource = {
  name: 'cubic-to-read',
  caption: 'The graph of a cubic polynomial.',
  description:
    'A curve on a grid with axes. It rises from the lower left, crosses the x-axis, turns down, crosses the axis again, turns up and crosses it a third time. All crossings are points of the grid.',
  draw: () =>
    curvesOnPlane([{ coefficients: [0.5, 0, -2, 0], from: -2.55, to: 2.55 }], { x: [-4, 4], y: [-4, 4] }),
};
