import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawRespiratorySystem } from './respiratory-system.ts';

function draw(): string {
  const figure = new Figure(420);
  drawRespiratorySystem(figure);
  addCallouts(figure, 'left', 50, [
    { text: 'P', at: [176, 141] },
    { text: 'R', at: [162, 219] },
    { text: 'T', at: [116, 324] },
  ]);
  addCallouts(figure, 'right', 310, [
    { text: 'Q', at: [184, 170] },
    { text: 'S', at: [243, 264] },
  ]);
  return figure.svg();
}

export const respirationWithLetters: FigureSource = {
  name: 'respiration-with-letters',
  caption: 'The human respiratory system with letters at five of its parts.',
  description:
    'From nose and mouth a way leads down to P, a wider part on top of a tube with rings, Q. This tube forks into two; R is at the left one of the drawing. In each lung fine branches end in bunches of small round sacs, S. Below both lungs is an arch, T.',
  draw,
};
