import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const circleInARightTriangle: FigureSource = {
  name: 'circle-in-a-right-triangle',
  caption: 'A circle that touches all sides of a right triangle.',
  description:
    'A triangle ABC with the right angle at B. BC lies along the bottom and is marked 15 cm, AB stands upright and is marked 8 cm. A circle with the centre O inside it touches all three sides.',
  draw: () =>
    geometryFigure({
      points: { B: [0, 0], C: [15, 0], A: [0, 8], O: [3, 3] },
      shapes: [
        { polygon: 'ABC', look: 'pen' },
        { circle: 'O', radius: 3 },
      ],
      names: { A: 'nw', B: 'sw', C: 'se', O: 'ne' },
      dots: 'O',
      angles: [['ABC']],
      lengths: [
        ['BC', '15 cm', 's'],
        ['AB', '8 cm', 'w'],
      ],
      size: [260, 160],
    }),
};
