import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const guyRopesOfAMast: FigureSource = {
  name: 'guy-ropes-of-a-mast',
  caption: 'A mast with two ropes on the same side.',
  description:
    'A vertical mast MN on level ground. Two ropes go from its top N to A and B on the ground on the right, A nearer to the foot. MA is marked 7 m. The angle at A is theta, that at B is 30 degrees.',
  draw: () =>
    geometryFigure({
      points: { M: [0, 0], N: [0, 7 * Math.sqrt(3)], A: [7, 0], B: [21, 0] },
      shapes: [
        { ground: 'MB' },
        { line: 'MN', look: 'heavy' },
        { line: 'NA', look: 'pen' },
        { line: 'NB', look: 'pen' },
      ],
      names: { M: 'sw', N: 'n', A: 's', B: 'se' },
      angles: [
        ['NBM', '30°', 30],
        ['NAM', '*θ*', 20],
      ],
      lengths: [['MA', '7 m', 's']],
    }),
};
