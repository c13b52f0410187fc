import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawNet } from './net-of-a-die.ts';

function draw(): string {
  const figure = new Figure(220);
  drawNet(figure, [30, 20], { column: ['1', '2', '1', '2'], left: '3', right: '3', look: 'warm red' }, 40);
  drawNet(figure, [210, 20], { column: ['1', '2', '6', '5'], left: '3', right: '4', look: 'glass' }, 40);
  figure.text('red die', [90, 196]).text('usual die', [270, 196]);
  return figure.svg();
}

export const netsOfTwoDice: FigureSource = {
  name: 'nets-of-two-dice',
  caption: 'The nets of the two dice.',
  description:
    'Two nets, each of six equal squares in the form of a cross. The squares of the red die carry 1, 1, 2, 2, 3 and 3, those of the usual die 1 to 6.',
  draw,
};
