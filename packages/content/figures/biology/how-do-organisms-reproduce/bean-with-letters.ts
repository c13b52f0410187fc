import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBean } from './bean-seed.ts';

function draw(): string {
  const figure = new Figure(210);
  drawBean(figure);
  addCallouts(figure, 'right', 310, [
    { text: 'A', at: [244, 86] },
    { text: 'B', at: [212, 130] },
  ]);
  addCallouts(figure, 'left', 60, [
    { text: 'C', at: [184, 80] },
    { text: 'D', at: [152, 136] },
  ]);
  return figure.svg();
}

export const beanWithLetters: FigureSource = {
  name: 'bean-with-letters',
  caption: 'One half of a soaked bean, with letters at four of its parts.',
  description:
    'The inner side of one half of a bean. A is at its thin outer cover, B at the large thick body, C at a tiny part with two folded leaves, D at a small bare peg below it.',
  draw,
};
