import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawHeart } from './heart.ts';

function draw(): string {
  const figure = new Figure(380);
  drawHeart(figure);
  addCallouts(figure, 'left', 30, [
    { text: 'T', at: [128, 166] },
    { text: 'U', at: [108, 272] },
  ]);
  addCallouts(figure, 'right', 330, [
    { text: 'P', at: [228, 64] },
    { text: 'Q', at: [258, 107] },
    { text: 'R', at: [228, 164] },
    { text: 'S', at: [216, 244] },
  ]);
  return figure.svg();
}

export const heartWithLetters: FigureSource = {
  name: 'heart-with-letters',
  caption: 'The human heart, cut open and seen from the front, with letters at six of its parts.',
  description:
    'A heart from the front; its right side is on the left of the drawing. P is at the vessel that arches over the top, Q at the one that leaves the chamber drawn at the lower left. R is at the upper right chamber, S at the lower right one, T at the upper left one, U at the vessel from below.',
  draw,
};
