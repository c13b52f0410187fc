import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const quadrantAndTriangle: FigureSource = {
  name: 'quadrant-and-triangle',
  caption: 'A quadrant of a circle with the chord $AB$.',
  description:
    'A quadrant of a circle with the centre O, its radius OA = 10 cm to the right and OB upwards. The chord AB is drawn; the segment between chord and arc is shaded.',
  draw: () =>
    geometryFigure({
      points: { O: [0, 0], A: [10, 0], B: [0, 10] },
      shapes: [
        { polygon: 'OAB', look: 'glass' },
        { segment: 'O', radius: 10, from: 0, to: 90 },
      ],
      names: { O: 'sw', A: 'se', B: 'n' },
      angles: [['AOB']],
      lengths: [['OA', '10 cm', 's']],
      size: [180, 180],
    }),
};
