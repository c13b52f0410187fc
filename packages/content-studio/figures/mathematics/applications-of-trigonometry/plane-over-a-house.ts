import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const planeOverAHouse: FigureSource = {
  name: 'plane-over-a-house',
  caption: 'An aeroplane at $P$ and then at $Q$, at the same height.',
  description:
    'From a point O on the ground two lines of sight go up to P and Q. P and Q lie on a level dashed line, Q farther to the right. The line to P makes 60 degrees with the ground, the line to Q 30 degrees. The height of Q above the ground is 3 km.',
  draw: () =>
    geometryFigure({
      points: {
        O: [0, 0],
        P: [Math.sqrt(3), 3],
        Q: [3 * Math.sqrt(3), 3],
        M: [Math.sqrt(3), 0],
        N: [3 * Math.sqrt(3), 0],
      },
      shapes: [
        { ground: 'ON' },
        { line: 'OP', look: 'pen' },
        { line: 'OQ', look: 'pen' },
        { line: 'PQ', look: 'soft dashed' },
        { line: 'PM', look: 'soft dashed' },
        { line: 'QN', look: 'soft dashed' },
      ],
      names: { O: 'w', P: 'n', Q: 'n' },
      dots: 'PQ',
      angles: [
        ['NOQ', '30°', 30],
        ['NOP', '60°', 84, 0.75],
      ],
      lengths: [['QN', '3 km', 'e']],
    }),
};
