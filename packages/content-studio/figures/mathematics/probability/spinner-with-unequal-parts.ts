import { spinnersFigure } from '#figures/kit/chance-boards.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const spinnerWithUnequalParts: FigureSource = {
  name: 'spinner-with-unequal-parts',
  caption: 'A spinner; the angles of its parts are given.',
  description:
    'A disc with four parts of different size and an arrow. The parts are marked 150 degrees, 90 degrees, 72 degrees and 48 degrees, clockwise from the top.',
  draw: () =>
    spinnersFigure([
      {
        sectors: [
          { text: '150°', degrees: 150, look: 'warm' },
          { text: '90°', degrees: 90, look: 'gold' },
          { text: '72°', degrees: 72, look: 'leaf' },
          { text: '48°', degrees: 48, look: 'tint' },
        ],
        pointsTo: 200,
      },
    ]),
};
