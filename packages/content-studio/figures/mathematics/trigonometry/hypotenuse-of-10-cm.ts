import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markAngle, markLength } from '#figures/kit/heights.ts';
import { add, between, type Point, polar, scale } from '#figures/kit/point.ts';

const centimetre = 22;

function draw(): string {
  const figure = new Figure(260);
  const a: Point = [125, 220];
  const c = add(a, scale(polar(60), 10 * centimetre));
  const b: Point = [c[0], a[1]];
  figure.polygon([a, b, c], 'tint').angle(b, a, c);
  markAngle(figure, a, b, c, 60);
  figure.label('A', a, ['w', 'sw']).label('B', b, ['se', 'e']).label('C', c, ['n', 'ne']);
  markLength(figure, [a, c], 10, centimetre, '10 cm', ['nw', 'w']);
  figure.label('?', between(b, c, 0.5), 'e', { colour: 'pen', gap: 8 });
  return figure.svg();
}

export const hypotenuseOf10Cm: FigureSource = {
  name: 'hypotenuse-of-10-cm',
  caption: 'A right triangle with a hypotenuse of 10 cm.',
  description:
    'A tall right triangle with the angle 60 degrees at A and 90 at B. AB lies along the bottom, BC is upright and has a question mark, and the hypotenuse AC is 10 cm.',
  draw,
};
