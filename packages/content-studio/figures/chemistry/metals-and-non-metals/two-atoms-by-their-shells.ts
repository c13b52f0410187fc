import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawShells } from '#figures/kit/lab.ts';

function draw(): string {
  const figure = new Figure(180);
  drawShells(figure, [94, 90], 'X', [2, 8, 2]);
  drawShells(figure, [266, 90], 'Y', [2, 8, 7]);
  return figure.svg();
}

export const twoAtomsByTheirShells: FigureSource = {
  name: 'two-atoms-by-their-shells',
  caption: 'The electrons in the shells of two atoms, X and Y.',
  description:
    'Two atoms drawn as rings around a nucleus. X has 2 electrons on the first ring, 8 on the second and 2 on the third. Y has 2 on the first ring, 8 on the second and 7 on the third.',
  draw,
};
