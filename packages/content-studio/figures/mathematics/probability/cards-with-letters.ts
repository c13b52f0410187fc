import { boardFigure } from '#figures/kit/chance-boards.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const cardsWithLetters: FigureSource = {
  name: 'cards-with-letters',
  caption: 'Eleven cards with letters, which are put face down.',
  description:
    'Two rows of cards with one letter each. The upper row shows M, A, T, H, E, M, the lower row A, T, I, C, S.',
  draw: () =>
    boardFigure(
      [
        ['M', 'A', 'T', 'H', 'E', 'M'],
        ['A', 'T', 'I', 'C', 'S'],
      ],
      { kind: 'cards' },
    ),
};
