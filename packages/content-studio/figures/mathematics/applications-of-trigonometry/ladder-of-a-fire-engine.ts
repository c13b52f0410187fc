import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

const reach = 10 * Math.sqrt(3);

export const ladderOfAFireEngine: FigureSource = {
  name: 'ladder-of-a-fire-engine',
  caption: 'The ladder of the fire engine at the wall.',
  description:
    'A fire engine on level ground, the wall of a house on the right. A ladder of 20 m goes from the roof of the engine, 2 m above the ground, up to the wall. A dashed level line runs from its foot to the wall; the ladder makes 60 degrees with it.',
  draw: () =>
    geometryFigure({
      points: {
        F: [0, 2],
        G: [0, 0],
        K: [-6, 0],
        L: [-6, 2],
        H: [10, 2],
        E: [10, 2 + reach],
        W: [10, 0],
        X: [12, 0],
        Y: [12, 22],
        Z: [10, 22],
      },
      shapes: [
        { ground: 'KX' },
        { polygon: 'WXYZ', look: 'metal' },
        { polygon: 'KGFL', look: 'warm red' },
        { line: 'FH', look: 'soft dashed' },
        { line: 'FE', look: 'pen bold' },
      ],
      angles: [['HFE', '60°', 26]],
      lengths: [
        ['FE', '20 m', 'nw'],
        ['GF', '2 m', 'e'],
      ],
      size: [270, 240],
    }),
};
