import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBulbTest } from './bulb-test.ts';

function draw(): string {
  const figure = new Figure(180);
  for (const [index, glow] of (['bright', 'dim', 'bright', 'dark'] as const).entries()) {
    const x = 48 + 88 * index;
    drawBulbTest(figure, [x, 44], glow, 'glass');
    figure.text('WXYZ'.charAt(index), [x, 148]);
  }
  return figure.svg();
}

export const bulbsOfFourSolutions: FigureSource = {
  name: 'bulbs-of-four-solutions',
  caption: 'The bulb with each of the four solutions; the battery of the circuit is left out.',
  description:
    'Four beakers, each with two rods that are joined to a bulb. At W and Y the bulb has five long, thick rays, at X two short, thin ones, at Z none.',
  draw,
};
