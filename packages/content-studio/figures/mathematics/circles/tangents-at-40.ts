import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const tangentsAt40: FigureSource = {
  name: 'tangents-at-40',
  caption: 'Two tangents from $P$ to a circle with the centre $O$.',
  description:
    'A circle with the centre O. Two tangents from a point P on the right touch it at A above and at B below. The chord AB and the radius OA are drawn. The angle APB is marked 40 degrees.',
  draw: () =>
    geometryFigure({
      points: {
        O: [0, 0],
        P: [3 / Math.sin(Math.PI / 9), 0],
        A: [3 * Math.sin(Math.PI / 9), 3 * Math.cos(Math.PI / 9)],
        B: [3 * Math.sin(Math.PI / 9), -3 * Math.cos(Math.PI / 9)],
      },
      shapes: [
        { circle: 'O', radius: 3 },
        { line: 'APB', look: 'pen' },
        { line: 'OA' },
        { line: 'AB', look: 'green' },
      ],
      names: { O: 'w', P: 'e', A: 'n', B: 's' },
      dots: 'OPAB',
      angles: [['APB', '40°', 30]],
      size: [280, 180],
    }),
};
