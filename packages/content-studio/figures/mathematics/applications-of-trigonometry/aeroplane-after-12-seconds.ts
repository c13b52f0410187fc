import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

const height = 1.2 * Math.sqrt(3);

export const aeroplaneAfter12Seconds: FigureSource = {
  name: 'aeroplane-after-12-seconds',
  caption: 'The aeroplane at Tara’s first look, $P$, and 12 seconds later at $Q$.',
  description:
    'Tara is at T on level ground. P and Q lie on a level dashed line above the ground, Q farther to the right. The line of sight to P makes 60 degrees with the ground, the one to Q 30 degrees. The height of Q above the ground is marked 1,200 times root 3 metres.',
  draw: () =>
    geometryFigure({
      points: { T: [0, 0], P: [1.2, height], Q: [3.6, height], N: [3.6, 0] },
      shapes: [
        { ground: 'TN' },
        { line: 'TP', look: 'pen' },
        { line: 'TQ', look: 'pen' },
        { line: 'PQ', look: 'soft dashed' },
        { line: 'QN', look: 'soft dashed' },
      ],
      names: { T: 'w', P: 'n', Q: 'n' },
      dots: 'PQ',
      angles: [
        ['NTQ', '30°', 30],
        ['NTP', '60°', 84, 0.75],
      ],
      lengths: [['QN', '1,200√3 m', 'w']],
      size: [270, 180],
    }),
};
