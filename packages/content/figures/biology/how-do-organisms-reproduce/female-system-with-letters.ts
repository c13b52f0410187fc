import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawFemaleSystem } from './female-reproductive-system.ts';

function draw(): string {
  const figure = new Figure(290);
  drawFemaleSystem(figure);
  addCallouts(figure, 'left', 20, [
    { text: 'P', at: [96, 48] },
    { text: 'Q', at: [72, 118] },
    { text: 'S', at: [168, 176] },
  ]);
  addCallouts(figure, 'right', 320, [{ text: 'R', at: [200, 136] }]);
  return figure.svg();
}

export const femaleSystemWithLetters: FigureSource = {
  name: 'female-system-with-letters',
  caption: 'The human female reproductive system, seen from the front, with letters at four of its parts.',
  description:
    'P is at one of two thin curved tubes that start at the upper corners of the middle organ, Q at an oval body below the end of such a tube, R at the thick wall of the pear-shaped middle organ, S at its narrow lower end.',
  draw,
};
