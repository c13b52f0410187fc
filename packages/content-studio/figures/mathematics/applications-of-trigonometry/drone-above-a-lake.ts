import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const droneAboveALake: FigureSource = {
  name: 'drone-above-a-lake',
  caption: 'A drone at $D$ and two buoys on a lake.',
  description:
    'A drone D hovers above a lake. Below it on the water is the point F; two buoys A and B lie on the water to the right. A dashed level line through D is drawn. The angle between it and the line of sight to B is 30 degrees, the angle between it and the line of sight to A 60 degrees. DF is marked 60 m.',
  draw: () =>
    geometryFigure({
      points: {
        D: [0, 60],
        F: [0, 0],
        A: [20 * Math.sqrt(3), 0],
        B: [60 * Math.sqrt(3), 0],
        L: [60 * Math.sqrt(3), 60],
      },
      shapes: [
        { line: 'FB', look: 'bold' },
        { line: 'DF', look: 'soft dashed' },
        { line: 'DL', look: 'soft dashed' },
        { line: 'DA', look: 'pen' },
        { line: 'DB', look: 'pen' },
      ],
      names: { D: 'nw', F: 'sw', A: 's', B: 'se' },
      dots: 'DAB',
      angles: [
        ['LDB', '30°', 30],
        ['LDA', '60°', 84, 0.75],
      ],
      lengths: [['DF', '60 m', 'w']],
    }),
};
