import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const triangle815: FigureSource = {
  name: 'triangle-8-15',
  caption: 'A right triangle; $\\theta$ is the angle at $A$.',
  description:
    'A triangle ABC with the right angle at B. AB lies along the bottom and is marked 15, BC stands upright and is marked 8. The angle at A is theta.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [15, 0], C: [15, 8] },
      shapes: [{ polygon: 'ABC' }],
      names: { A: 'w', B: 'se', C: 'ne' },
      lengths: [
        ['AB', '15', 's'],
        ['BC', '8', 'e'],
      ],
      angles: [['BAC', '*θ*', 30], ['ABC']],
      size: [230, 150],
    }),
};
