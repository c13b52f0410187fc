import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const squareInARightTriangle: FigureSource = {
  name: 'square-in-a-right-triangle',
  caption: 'A square $BDEF$ in the right triangle $ABC$.',
  description:
    'A triangle ABC with the right angle at B. A square BDEF lies in it: D on BC, E on AC and F on AB. BC lies along the bottom and is marked 12 cm, AB stands upright and is marked 6 cm.',
  draw: () =>
    geometryFigure({
      points: { B: [0, 0], C: [12, 0], A: [0, 6], D: [4, 0], E: [4, 4], F: [0, 4] },
      shapes: [{ polygon: 'ABC' }, { polygon: 'BDEF', look: 'warm' }],
      names: { A: 'nw', B: 'sw', C: 'se', D: 's', E: 'ne', F: 'w' },
      lengths: [
        ['BC', '12 cm', 's'],
        ['AB', '6 cm', 'w'],
      ],
      angles: [['AFE'], ['ABC']],
      size: [240, 150],
    }),
};
