import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const sheetToCut: FigureSource = {
  name: 'sheet-to-cut',
  caption: 'A sheet of coloured paper before it is cut.',
  description:
    'A rectangle that stands for a sheet of paper. Its lower side is marked 60 cm and its right side 42 cm. No line is drawn inside it.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [60, 0], C: [60, 42], D: [0, 42] },
      shapes: [{ polygon: 'ABCD', look: 'gold' }],
      lengths: [
        ['AB', '60 cm', 's'],
        ['BC', '42 cm', 'e'],
      ],
      size: [220, 160],
    }),
};
