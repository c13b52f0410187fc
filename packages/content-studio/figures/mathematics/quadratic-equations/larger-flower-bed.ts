import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** The bed of a question: breadth 10 m, length 25 m, drawn to scale. */
function draw(): string {
  const figure = new Figure(190);
  const scale = 10.4;
  const breadth = 10;
  const length = 2 * breadth + 5;
  claim(
    2 * breadth ** 2 + 5 * breadth - 250 === 0 && breadth * length === 250,
    'the breadth solves the equation',
  );
  const [left, top] = [70, 30];
  const [right, bottom] = [left + length * scale, top + breadth * scale];
  figure.rectangle([left, top], [right, bottom], 'glass green');
  figure.text('area 250 m^2', [(left + right) / 2, (top + bottom) / 2], { isOnShape: true });
  figure.span([left - 12, top], [left - 12, bottom]).text('*x*', [left - 26, (top + bottom) / 2]);
  figure.span([left, bottom + 12], [right, bottom + 12]).text('2*x* + 5', [(left + right) / 2, bottom + 28]);
  return figure.svg();
}

export const largerFlowerBed: FigureSource = {
  name: 'larger-flower-bed',
  caption: 'The plan of the flower bed.',
  description:
    'A rectangle. Its shorter side is marked x, its long side 2x + 5, and inside it stands: area 250 square metres.',
  draw,
};
