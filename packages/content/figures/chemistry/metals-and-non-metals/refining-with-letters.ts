import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawRefining } from './refining-of-copper.ts';

function draw(): string {
  const figure = new Figure(300);
  drawRefining(figure);
  addCallouts(figure, 'left', 50, [
    { text: 'P', at: [120, 90] },
    { text: 'S', at: [124, 235] },
  ]);
  addCallouts(figure, 'right', 310, [
    { text: 'Q', at: [232, 90] },
    { text: 'R', at: [256, 200] },
  ]);
  return figure.svg();
}

export const refiningWithLetters: FigureSource = {
  name: 'refining-with-letters',
  caption: 'A cell for the refining of copper, with letters at four places.',
  description:
    'A cell with two metal plates in a solution, R. The thick plate on the left, P, is joined to plus, the thin plate on the right, Q, to minus. S is a heap of powder below the thick plate. Arrows with the label Cu²⁺ point from left to right.',
  draw,
};
