import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const tangentLengthsInATriangle: FigureSource = {
  name: 'tangent-lengths-in-a-triangle',
  caption: 'A circle touches the sides of a triangle at $D$, $E$ and $F$.',
  description:
    'A triangle ABC with BC level below. A circle inside touches BC at D, CA at E and AB at F. AF is marked 4 cm, BD 6 cm and CE 8 cm.',
  draw: () =>
    geometryFigure({
      points: {
        B: [0, 0],
        C: [14, 0],
        A: [38 / 7, Math.sqrt(100 - (38 / 7) ** 2)],
        O: [6, Math.sqrt(3456) / 18],
        D: [6, 0],
        F: [(38 / 7) * 0.6, 0.6 * Math.sqrt(100 - (38 / 7) ** 2)],
        E: [14 - (2 / 3) * (14 - 38 / 7), (2 / 3) * Math.sqrt(100 - (38 / 7) ** 2)],
      },
      shapes: [
        { polygon: 'ABC', look: 'pen' },
        { circle: 'O', radius: Math.sqrt(3456) / 18 },
      ],
      names: { A: 'n', B: 'sw', C: 'se', D: 's', E: 'ne', F: 'nw' },
      dots: 'DEF',
      lengths: [
        ['AF', '4 cm', 'nw'],
        ['BD', '6 cm', 's'],
        ['CE', '8 cm', 'ne'],
      ],
      size: [250, 180],
    }),
};
