import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** x² + 8x as a square with two strips of width 4; the corner of 16 completes the square. */
function draw(): string {
  const figure = new Figure(280);
  const [x, strip] = [120, 62];
  const [left, top] = [90, 40];
  figure
    .rectangle([left, top], [left + x, top + x], 'tint')
    .text('*x*^2', [left + x / 2, top + x / 2], { isOnShape: true });
  figure
    .rectangle([left + x, top], [left + x + strip, top + x], 'glass')
    .text('4*x*', [left + x + strip / 2, top + x / 2], { isOnShape: true });
  figure
    .rectangle([left, top + x], [left + x, top + x + strip], 'glass')
    .text('4*x*', [left + x / 2, top + x + strip / 2], { isOnShape: true });
  figure.rectangle([left + x, top + x], [left + x + strip, top + x + strip], 'warm red dashed');
  figure.text('16', [left + x + strip / 2, top + x + strip / 2], { isOnShape: true, colour: 'red' });
  figure.text('*x*', [left + x / 2, top - 14]).text('4', [left + x + strip / 2, top - 14]);
  figure.text('*x*', [left - 14, top + x / 2]).text('4', [left - 14, top + x + strip / 2]);
  figure.text('*x*^2 + 8*x* + 16 = (*x* + 4)^2', [180, top + x + strip + 26]);
  return figure.svg();
}

export const completingTheSquare: FigureSource = {
  name: 'completing-the-square',
  caption: 'Completing the square: $x^2 + 8x$ lacks a corner of $4^2 = 16$ to become $(x + 4)^2$.',
  description:
    'A square of side x with a strip of width 4 on its right and another below it. The corner between the strips, a square of side 4 with area 16, is dashed: with it the whole is a square of side x + 4.',
  draw,
};
