import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const rectangleWithUnknownSides: FigureSource = {
  name: 'rectangle-with-unknown-sides',
  caption: 'A rectangle, its sides in centimetres.',
  description:
    'A rectangle. The upper side is marked x + y, the lower side 16, the left side x − y and the right side 6.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [16, 0], C: [16, 6], D: [0, 6] },
      shapes: [{ polygon: 'ABCD' }],
      lengths: [
        ['AB', '16', 's'],
        ['BC', '6', 'e'],
        ['CD', '*x* + *y*', 'n'],
        ['DA', '*x* − *y*', 'w'],
      ],
      size: [220, 120],
    }),
};
