import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const floorOfAReadingRoom: FigureSource = {
  name: 'floor-of-a-reading-room',
  caption: 'The floor of the reading room and one of its tiles, which is not to scale.',
  description:
    'A rectangle seen from above, the floor of a room. Its lower side is marked 6.6 m and its right side 4.8 m. A small square tile lies in one corner, without a length.',
  draw: () =>
    geometryFigure({
      points: {
        A: [0, 0],
        B: [6.6, 0],
        C: [6.6, 4.8],
        D: [0, 4.8],
        E: [0, 4],
        F: [0.8, 4],
        G: [0.8, 4.8],
      },
      shapes: [
        { polygon: 'ABCD', look: 'gold' },
        { polygon: 'EFGD', look: 'tint pen' },
      ],
      lengths: [
        ['AB', '6.6 m', 's'],
        ['BC', '4.8 m', 'e'],
      ],
      words: [[[1.8, 4.4], 'one tile']],
      size: [240, 180],
    }),
};
