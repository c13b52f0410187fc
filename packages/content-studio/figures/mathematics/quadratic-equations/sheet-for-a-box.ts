import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const sheetForABox: FigureSource = {
  name: 'sheet-for-a-box',
  caption: 'A square sheet; four small squares are cut off at its corners.',
  description:
    'A square sheet. At each corner a small square with the side 3 cm is cut off. Dashed lines along which the sheet will be folded join the inner corners of these squares. The side of the sheet is marked s.',
  draw: () =>
    geometryFigure({
      points: {
        A: [0, 0],
        B: [14, 0],
        C: [14, 14],
        D: [0, 14],
        E: [3, 3],
        F: [11, 3],
        G: [11, 11],
        H: [3, 11],
        a: [3, 0],
        b: [0, 3],
        c: [11, 0],
        d: [14, 3],
        e: [14, 11],
        f: [11, 14],
        g: [3, 14],
        h: [0, 11],
      },
      shapes: [
        { polygon: 'ABCD', look: 'gold' },
        { polygon: 'AaEb', look: 'metal' },
        { polygon: 'BcFd', look: 'metal' },
        { polygon: 'CeGf', look: 'metal' },
        { polygon: 'DgHh', look: 'metal' },
        { polygon: 'EFGH', look: 'dashed' },
      ],
      lengths: [
        ['AB', '*s*', 's'],
        ['Bd', '3 cm', 'e'],
      ],
      size: [190, 190],
    }),
};
