import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const squareWithDiagonal: FigureSource = {
  name: 'square-with-diagonal',
  caption: 'A square of side 1 and its diagonal.',
  description:
    'A square ABCD. The side AB is marked 1. The diagonal AC is drawn; it makes a right triangle ABC with the right angle at B.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [1, 0], C: [1, 1], D: [0, 1] },
      shapes: [{ polygon: 'ABCD' }, { line: 'AC', look: 'red bold' }],
      names: { A: 'sw', B: 'se', C: 'ne', D: 'nw' },
      lengths: [['AB', '1', 's']],
      angles: [['ABC']],
      size: [150, 150],
    }),
};
