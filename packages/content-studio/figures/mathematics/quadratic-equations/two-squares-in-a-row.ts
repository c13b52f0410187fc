import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(220);
  const unit = 16;
  const left: Point = [68, 150];
  claim(6 ** 2 + 8 ** 2 === 100, 'the areas add up to 100');
  figure
    .rectangle(left, add(left, [6 * unit, -6 * unit]), 'tint')
    .rectangle(add(left, [6 * unit, 0]), add(left, [14 * unit, -8 * unit]), 'warm');
  figure.span(add(left, [0, 16]), add(left, [14 * unit, 16])).label('14 cm', add(left, [7 * unit, 16]), 's');
  figure.label('*x*', add(left, [0, -3 * unit]), 'w', { gap: 8 });
  return figure.svg();
}

export const twoSquaresInARow: FigureSource = {
  name: 'two-squares-in-a-row',
  caption: 'Two squares on one line.',
  description:
    'Two squares stand beside each other on a level line and touch. The left square is the smaller one and its side is marked x. The length of both together along the line is marked 14 cm.',
  draw,
};
