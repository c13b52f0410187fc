import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawMaleSystem } from './male-reproductive-system.ts';

function draw(): string {
  const figure = new Figure(330);
  drawMaleSystem(figure);
  addCallouts(figure, 'left', 40, [
    { text: 'R', at: [147, 98] },
    { text: 'P', at: [129, 162] },
    { text: 'Q', at: [143, 262] },
  ]);
  addCallouts(figure, 'right', 320, [{ text: 'S', at: [194, 126] }]);
  return figure.svg();
}

export const maleSystemWithLetters: FigureSource = {
  name: 'male-system-with-letters',
  caption: 'The human male reproductive system, seen from the front, with letters at four of its parts.',
  description:
    'P is at a thin tube that rises from the oval body Q in its bag and bends inwards below the bladder, R at a bent bag beside the end of this tube, S at a round body below the bladder.',
  draw,
};
