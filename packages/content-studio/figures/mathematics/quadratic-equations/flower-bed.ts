import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** The worked example: breadth 5 m, length 15 m, drawn to scale. */
function draw(): string {
  const figure = new Figure(170);
  const scale = 16;
  const breadth = 5;
  const length = 2 * breadth + 5;
  claim(
    2 * breadth ** 2 + 5 * breadth - 75 === 0 && breadth * length === 75,
    'the breadth solves the equation',
  );
  const [left, top] = [70, 30];
  const [right, bottom] = [left + length * scale, top + breadth * scale];
  figure.rectangle([left, top], [right, bottom], 'glass green');
  figure.text('area 75 m^2', [(left + right) / 2, (top + bottom) / 2], { isOnShape: true });
  figure.span([left - 12, top], [left - 12, bottom]).text('*x*', [left - 26, (top + bottom) / 2]);
  figure.span([left, bottom + 12], [right, bottom + 12]).text('2*x* + 5', [(left + right) / 2, bottom + 28]);
  return figure.svg();
}

export const flowerBed: FigureSource = {
  name: 'flower-bed',
  caption: 'Breadth $x$ and length $2x + 5$ in metres: $x(2x + 5) = 75$.',
  description:
    'A rectangle three times as long as it is broad. Its shorter side is marked x, its long side 2x + 5, and inside it stands: area 75 square metres.',
  draw,
};
