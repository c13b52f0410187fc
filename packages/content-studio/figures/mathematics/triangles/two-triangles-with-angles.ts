import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const twoTrianglesWithAngles: FigureSource = {
  name: 'two-triangles-with-angles',
  caption: 'The triangles $ABC$ and $DEF$.',
  description:
    'Two triangles side by side. In ABC the angle at A is 70 degrees and the angle at B is 50 degrees. In the smaller triangle DEF the angle at D is 50 degrees and the angle at E is 60 degrees.',
  draw: () =>
    geometryFigure({
      points: {
        A: [0, 0],
        B: [6, 0],
        C: [
          (6 * Math.tan((50 * Math.PI) / 180)) /
            (Math.tan((70 * Math.PI) / 180) + Math.tan((50 * Math.PI) / 180)),
          (6 * Math.tan((50 * Math.PI) / 180) * Math.tan((70 * Math.PI) / 180)) /
            (Math.tan((70 * Math.PI) / 180) + Math.tan((50 * Math.PI) / 180)),
        ],
        D: [8, 0],
        E: [12, 0],
        F: [
          8 +
            (4 * Math.tan((60 * Math.PI) / 180)) /
              (Math.tan((50 * Math.PI) / 180) + Math.tan((60 * Math.PI) / 180)),
          (4 * Math.tan((50 * Math.PI) / 180) * Math.tan((60 * Math.PI) / 180)) /
            (Math.tan((50 * Math.PI) / 180) + Math.tan((60 * Math.PI) / 180)),
        ],
      },
      shapes: [{ polygon: 'ABC' }, { polygon: 'DEF', look: 'warm' }],
      names: { A: 'sw', B: 's', C: 'n', D: 's', E: 'se', F: 'n' },
      angles: [
        ['BAC', '70°', 16],
        ['ABC', '50°', 18],
        ['EDF', '50°', 14],
        ['DEF', '60°', 12],
      ],
      size: [310, 150],
    }),
};
