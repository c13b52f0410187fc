import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, type Point } from '#figures/kit/point.ts';

/** A right triangle with the sides 10, 24 and 26, of which only the longest carries a number. */
function draw(): string {
  const figure = new Figure(190);
  claim(10 ** 2 + 24 ** 2 === 26 ** 2, 'the triangle has a right angle');
  const [corner, top, end]: [Point, Point, Point] = [
    [60, 150],
    [60, 50],
    [300, 150],
  ];
  figure.polygon([corner, top, end], 'tint').angle(corner, top, end);
  figure.label('*x*', between(corner, top, 0.5), 'w', { gap: 8 });
  figure.label('*x* + 14', between(corner, end, 0.5), 's', { gap: 8 });
  figure.label('26', between(top, end, 0.5), ['ne', 'n'], { gap: 8 });
  return figure.svg();
}

export const triangleWithX: FigureSource = {
  name: 'triangle-with-x',
  caption: 'A right triangle, its sides in centimetres.',
  description:
    'A right triangle. The short side that makes the right angle is marked x, the other one x + 14, and the side opposite the right angle 26.',
  draw,
};
