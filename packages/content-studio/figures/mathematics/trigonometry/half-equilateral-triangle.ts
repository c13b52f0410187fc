import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const halfEquilateralTriangle: FigureSource = {
  name: 'half-equilateral-triangle',
  caption: 'An equilateral triangle with the side $2a$ and one height.',
  description:
    'A triangle ABC whose three sides are equally long. The height AD from A meets BC at a right angle at D. AB is marked 2a.',
  draw: () =>
    geometryFigure({
      points: { B: [0, 0], C: [2, 0], A: [1, Math.sqrt(3)], D: [1, 0] },
      shapes: [{ polygon: 'ABC' }, { line: 'AD', look: 'red bold' }],
      names: { A: 'n', B: 'sw', C: 'se', D: 's' },
      lengths: [['AB', '2*a*', 'nw']],
      angles: [['ADC']],
      size: [200, 180],
    }),
};
