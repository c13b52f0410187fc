import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const framedPhoto: FigureSource = {
  name: 'framed-photo',
  caption: 'A photo with a frame of the same width on all sides.',
  description:
    'A rectangle, the photo, lies inside a larger rectangle, the frame. The photo is 20 cm wide and 12 cm high. The frame goes around it; its width is marked x.',
  draw: () =>
    geometryFigure({
      points: {
        A: [0, 0],
        B: [24, 0],
        C: [24, 16],
        D: [0, 16],
        E: [2, 2],
        F: [22, 2],
        G: [22, 14],
        H: [2, 14],
        J: [24, 8],
        K: [22, 8],
      },
      shapes: [
        { polygon: 'ABCD', look: 'gold' },
        { polygon: 'EFGH', look: 'blank' },
        { line: 'JK', look: 'red bold' },
      ],
      lengths: [['JK', '*x*', 'n']],
      words: [
        [[12, 3.6], '20 cm'],
        [[4.4, 8], '12 cm'],
      ],
    }),
};
