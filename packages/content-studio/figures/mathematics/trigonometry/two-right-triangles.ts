import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const twoRightTriangles: FigureSource = {
  name: 'two-right-triangles',
  caption: 'Two right triangles with the common side $BD$.',
  description:
    'A quadrilateral ABCD with the diagonal BD. The angles at A and at BDC are right. AB is marked 4, AD is marked 3 and CD is marked 12. The angle DBC is alpha.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [4, 0], D: [0, 3], C: [7.2, 12.6] },
      shapes: [{ polygon: 'ABCD' }, { line: 'BD', look: 'red' }],
      names: { A: 'sw', B: 'se', C: 'ne', D: 'nw' },
      lengths: [
        ['AB', '4', 's'],
        ['AD', '3', 'w'],
        ['DC', '12', 'nw'],
      ],
      angles: [['BAD'], ['BDC'], ['DBC', '*α*', 18]],
      size: [200, 250],
    }),
};
