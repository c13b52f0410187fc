import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const twoCirclesOnALine: FigureSource = {
  name: 'two-circles-on-a-line',
  caption: 'Two circles that touch each other and a line.',
  description:
    'Two circles stand on a level line, the left one larger, and touch each other. Their centres are A and B; they touch the line at P and Q. The radius AP is marked 9 cm; BQ is drawn, too.',
  draw: () =>
    geometryFigure({
      points: { A: [0, 9], B: [12, 4], P: [0, 0], Q: [12, 0], L: [-10, 0], R: [18, 0] },
      shapes: [
        { circle: 'A', radius: 9, look: 'glass' },
        { circle: 'B', radius: 4, look: 'warm' },
        { line: 'LR', look: 'bold' },
        { line: 'AP' },
        { line: 'BQ' },
        { line: 'AB', look: 'soft dashed' },
      ],
      names: { A: 'n', B: 'ne', P: 's', Q: 's' },
      dots: 'ABPQ',
      lengths: [['AP', '9 cm', 'w']],
      size: [290, 190],
    }),
};
