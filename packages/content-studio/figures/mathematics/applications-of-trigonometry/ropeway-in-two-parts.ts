import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

const middle: [number, number] = [300 * Math.sqrt(3), 300];

export const ropewayInTwoParts: FigureSource = {
  name: 'ropeway-in-two-parts',
  caption: 'A ropeway from the valley station V by the middle station M to the top station T.',
  description:
    'A straight rope of 600 m rises from V to M and makes 30 degrees with the dashed level line through V. A second rope of 400 root 2 m rises from M to T and makes 45 degrees with the dashed level line through M.',
  draw: () =>
    geometryFigure({
      points: {
        V: [0, 0],
        M: middle,
        T: [middle[0] + 400, 700],
        A: [middle[0] + 60, 0],
        B: [middle[0] + 400, 300],
      },
      shapes: [
        { line: 'VM', look: 'pen' },
        { line: 'MT', look: 'pen' },
        { line: 'VA', look: 'soft dashed' },
        { line: 'MB', look: 'soft dashed' },
      ],
      names: { V: 'w', M: 'nw', T: 'n' },
      angles: [
        ['AVM', '30°', 30],
        ['BMT', '45°', 45],
      ],
      lengths: [
        ['VM', '600 m', 'nw'],
        ['MT', '400√2 m', 'nw'],
      ],
    }),
};
