import { boardFigure } from '#figures/kit/chance-boards.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const ballsInATray: FigureSource = {
  name: 'balls-in-a-tray',
  caption: 'The balls that are put into a bag.',
  description:
    'Three rows of balls. The first row has six balls R and two balls B, the second four balls B and four balls G, the third two balls G and six balls W.',
  draw: () =>
    boardFigure([[...'RRRRRRBB'], [...'BBBBGGGG'], [...'GGWWWWWW']], {
      kind: 'balls',
      size: 30,
      looks: { R: 'warm', B: 'glass', G: 'leaf', W: 'blank' },
    }),
};
