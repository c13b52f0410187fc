import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const rectangleOfRoots: FigureSource = {
  name: 'rectangle-of-roots',
  caption: 'A rectangle and its sides, in centimetres.',
  description:
    'A rectangle. Its lower side is marked 3 plus root 2, its right side 3 minus root 2, both in centimetres.',
  draw: () =>
    geometryFigure({
      points: {
        A: [0, 0],
        B: [3 + Math.SQRT2, 0],
        C: [3 + Math.SQRT2, 3 - Math.SQRT2],
        D: [0, 3 - Math.SQRT2],
      },
      shapes: [{ polygon: 'ABCD', look: 'leaf' }],
      lengths: [
        ['AB', '(3 + √2) cm', 's'],
        ['BC', '(3 − √2) cm', 'e'],
      ],
      size: [190, 120],
    }),
};
