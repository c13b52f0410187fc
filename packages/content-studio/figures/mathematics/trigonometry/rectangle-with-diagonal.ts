import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const rectangleWithDiagonal: FigureSource = {
  name: 'rectangle-with-diagonal',
  caption: 'A rectangle with a diagonal, in centimetres.',
  description:
    'A rectangle ABCD with the diagonal AC, which is marked 16 cm. The angle between AC and the lower side AB is 30 degrees.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [8 * Math.sqrt(3), 0], C: [8 * Math.sqrt(3), 8], D: [0, 8] },
      shapes: [{ polygon: 'ABCD' }, { line: 'AC', look: 'red bold' }],
      names: { A: 'sw', B: 'se', C: 'ne', D: 'nw' },
      lengths: [['AC', '16 cm', 'nw']],
      angles: [['BAC', '30°', 34]],
      size: [240, 150],
    }),
};
