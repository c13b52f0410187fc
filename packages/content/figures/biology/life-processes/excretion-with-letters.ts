import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawExcretorySystem } from './excretory-system.ts';

function draw(): string {
  const figure = new Figure(390);
  drawExcretorySystem(figure);
  addCallouts(figure, 'left', 60, [{ text: 'R', at: [150, 205] }]);
  addCallouts(figure, 'right', 310, [
    { text: 'P', at: [206, 115] },
    { text: 'Q', at: [242, 130] },
    { text: 'S', at: [198, 306] },
    { text: 'T', at: [181, 354] },
  ]);
  return figure.svg();
}

export const excretionWithLetters: FigureSource = {
  name: 'excretion-with-letters',
  caption: 'The human excretory system with letters at five of its parts.',
  description:
    'Two bean-shaped organs, Q, lie beside two wide vessels in the middle. P is at a vessel that leads into one of them. From each a thin tube, R, runs down to a round bag, S. A single short tube, T, leads out of the bag below.',
  draw,
};
