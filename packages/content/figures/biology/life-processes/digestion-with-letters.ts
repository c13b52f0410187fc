import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawDigestiveSystem } from './digestive-system.ts';

function draw(): string {
  const figure = new Figure(520);
  drawDigestiveSystem(figure);
  addCallouts(figure, 'left', 40, [
    { text: 'U', at: [122, 232] },
    { text: 'P', at: [136, 256] },
  ]);
  addCallouts(figure, 'right', 320, [
    { text: 'T', at: [222, 236] },
    { text: 'Q', at: [218, 290] },
    { text: 'S', at: [236, 352] },
    { text: 'R', at: [206, 378] },
  ]);
  return figure.svg();
}

export const digestionWithLetters: FigureSource = {
  name: 'digestion-with-letters',
  caption: 'The human alimentary canal with its glands, with letters at six parts.',
  description:
    'The canal runs from the mouth down to a bag, T, then into a long thin coiled tube, R, and a wide tube around it, S. U is at the large organ to the left of T in the drawing, P at the small bag under it, Q at the long flat organ below T.',
  draw,
};
