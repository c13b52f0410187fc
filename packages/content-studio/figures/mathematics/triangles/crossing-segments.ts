import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const crossingSegments: FigureSource = {
  name: 'crossing-segments',
  caption: 'The segments $AB$ and $CD$ are parallel.',
  description:
    'Two level parallel segments, AB above and CD below. The segments AD and BC cross at O. AB is marked 4 cm, CD 6 cm and OA 3 cm.',
  draw: () =>
    geometryFigure({
      points: { O: [0, 0], A: [-1.8, 2.4], B: [2.2, 2.4], D: [2.7, -3.6], C: [-3.3, -3.6] },
      shapes: [
        { line: 'AB', look: 'pen bold' },
        { line: 'CD', look: 'pen bold' },
        { line: 'AD' },
        { line: 'BC' },
      ],
      names: { O: 'e', A: 'nw', B: 'ne', C: 'sw', D: 'se' },
      lengths: [
        ['AB', '4 cm', 'n'],
        ['CD', '6 cm', 's'],
        ['OA', '3 cm', 'w'],
      ],
      size: [200, 200],
    }),
};
