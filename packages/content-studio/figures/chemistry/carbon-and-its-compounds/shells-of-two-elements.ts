import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawShells } from '#figures/kit/lab.ts';

function draw(): string {
  const figure = new Figure(150);
  drawShells(figure, [100, 70], 'X', [2, 4]);
  drawShells(figure, [260, 70], 'Y', [2, 6]);
  return figure.svg();
}

export const shellsOfTwoElements: FigureSource = {
  name: 'shells-of-two-elements',
  caption: 'The electrons in the shells of the atoms of two elements, X and Y.',
  description:
    'Two atoms drawn as rings around a nucleus. X has 2 electrons on the first ring and 4 on the second. Y has 2 on the first ring and 6 on the second.',
  draw,
};
