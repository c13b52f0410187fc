import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const rectangleOfAPolynomial: FigureSource = {
  name: 'rectangle-of-a-polynomial',
  caption: 'A rectangle whose area is $x^2 + 7x + 10$.',
  description:
    'A rectangle that is divided into four parts: a square x by x at the lower left, two strips beside and above it and a small rectangle in the corner. The parts of the lower side are marked x and 5, the lower part of the left side x.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 0], B: [6, 0], C: [11, 0], D: [11, 6], E: [11, 8], F: [6, 8], G: [0, 8], H: [0, 6] },
      shapes: [{ polygon: 'ACEG', look: 'glass' }, { line: 'BF' }, { line: 'HD' }],
      lengths: [
        ['AB', '*x*', 's'],
        ['BC', '5', 's'],
        ['HA', '*x*', 'w'],
      ],
      size: [220, 160],
    }),
};
