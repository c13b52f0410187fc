import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const isoscelesWithHeight: FigureSource = {
  name: 'isosceles-with-height',
  caption: 'An isosceles triangle with its height.',
  description:
    'A triangle PQR with PQ = PR, both marked 13. The height PM from P meets QR at a right angle at M. QR is marked 10. The angle at Q is theta.',
  draw: () =>
    geometryFigure({
      points: { Q: [0, 0], R: [10, 0], P: [5, 12], M: [5, 0] },
      shapes: [{ polygon: 'PQR' }, { line: 'PM', look: 'soft dashed' }],
      names: { P: 'n', Q: 'sw', R: 'se', M: 'sw' },
      lengths: [
        ['PQ', '13', 'w'],
        ['PR', '13', 'e'],
        ['QR', '10', 's'],
      ],
      angles: [['PQR', '*θ*', 20], ['PMR']],
      size: [190, 200],
    }),
};
