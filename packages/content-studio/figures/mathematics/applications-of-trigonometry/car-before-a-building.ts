import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

const height = 25 * Math.sqrt(3);

export const carBeforeABuilding: FigureSource = {
  name: 'car-before-a-building',
  caption: 'The car at first, at $P$, and 6 seconds later, at $Q$.',
  description:
    'A building on the left with Kabir at the top K. The car comes along level ground from P on the right to Q, 25 m away from its foot. A dashed level line goes through K; the line to P makes 30 degrees with it, the line to Q 60 degrees.',
  draw: () =>
    geometryFigure({
      points: {
        A: [0, 0],
        K: [0, height],
        Q: [25, 0],
        P: [75, 0],
        L: [75, height],
        X: [-8, 0],
        Y: [-8, height],
      },
      shapes: [
        { ground: 'XP' },
        { polygon: 'XAKY', look: 'metal' },
        { line: 'KL', look: 'soft dashed' },
        { line: 'KP', look: 'pen' },
        { line: 'KQ', look: 'pen' },
      ],
      names: { K: 'n', P: 'ne', Q: 'ne' },
      dots: 'PQ',
      angles: [
        ['LKP', '30°', 30],
        ['LKQ', '60°', 84, 0.75],
      ],
      lengths: [['AQ', '25 m', 's']],
    }),
};
