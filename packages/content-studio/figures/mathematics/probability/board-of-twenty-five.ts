import { boardFigure } from '#figures/kit/chance-boards.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const boardOfTwentyFive: FigureSource = {
  name: 'board-of-twenty-five',
  caption: 'A board with 25 equal fields.',
  description:
    'A square board of five rows and five columns. The fields are numbered row by row from 1, at the top left, to 25, at the bottom right.',
  draw: () =>
    boardFigure(
      Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: 5 }, (_, column) => String(5 * row + column + 1)),
      ),
      { kind: 'cells', size: 42 },
    ),
};
