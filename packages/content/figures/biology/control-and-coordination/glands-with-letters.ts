import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGlands } from './endocrine-glands.ts';

function draw(): string {
  const figure = new Figure(440);
  drawGlands(figure);
  addCallouts(figure, 'left', 40, [
    { text: 'P', at: [169, 108] },
    { text: 'R', at: [156, 212] },
  ]);
  addCallouts(figure, 'right', 320, [
    { text: 'S', at: [181, 63] },
    { text: 'Q', at: [200, 197] },
  ]);
  return figure.svg();
}

export const glandsWithLetters: FigureSource = {
  name: 'glands-with-letters',
  caption: 'Endocrine glands of women and men in one drawing, with letters at four of them.',
  description:
    'Outline of a body from the front. P is at a gland in the front of the neck, Q at a long flat gland in the belly, R at a gland on top of a kidney, S at a very small gland under the brain.',
  draw,
};
