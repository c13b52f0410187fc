import { equalParts, spinnersFigure } from '#figures/kit/chance-boards.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const spinnerWithPrizes: FigureSource = {
  name: 'spinner-with-prizes',
  caption: 'A spinner of eight equal parts.',
  description:
    'A disc of eight equal parts with an arrow in the middle. Clockwise from the top the parts are named P, N, T, N, P, N, C, N.',
  draw: () =>
    spinnersFigure([
      {
        sectors: equalParts(['P', 'N', 'T', 'N', 'P', 'N', 'C', 'N'], {
          N: 'blank',
          P: 'gold',
          T: 'leaf',
          C: 'warm',
        }),
        pointsTo: 100,
      },
    ]),
};
