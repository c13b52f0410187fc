import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const squareWithFourCornersCut: FigureSource = {
  name: 'square-with-four-corners-cut',
  caption: 'A square of 14 cm; at each corner a quarter of a circle is cut off.',
  description:
    'A square with the side 14 cm. At each corner a quarter of a circle with the radius 3.5 cm, which is marked once, is cut off.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [14, 0], C: [14, 14], D: [0, 14], E: [3.5, 14] },
      shapes: [
        { polygon: 'ABCD', look: 'glass' },
        { sector: 'A', radius: 3.5, from: 0, to: 90 },
        { sector: 'B', radius: 3.5, from: 90, to: 180 },
        { sector: 'C', radius: 3.5, from: 180, to: 270 },
        { sector: 'D', radius: 3.5, from: 270, to: 360 },
      ],
      lengths: [
        ['AB', '14 cm', 's'],
        ['DE', '3.5 cm', 'n'],
      ],
      size: [190, 190],
    }),
};
