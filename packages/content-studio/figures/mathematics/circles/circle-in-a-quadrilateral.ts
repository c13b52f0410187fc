import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, meet, type Point, polar, rotate, scale } from '#figures/kit/point.ts';
import { claimTouches } from '#figures/kit/tangents.ts';

const radius = 72;
const centre: Point = [175, 125];

/** The corner where the tangents at two points of the circle meet. */
function corner(first: number, second: number): Point {
  const at = (angle: number): [Point, Point] => {
    const touch = add(centre, scale(polar(angle), radius));
    return [touch, add(touch, rotate(polar(angle), 90))];
  };
  return meet(...at(first), ...at(second));
}

function draw(): string {
  const figure = new Figure(290);
  const angles = [100, 190, 262, 10];
  const touches = angles.map((angle) => add(centre, scale(polar(angle), radius)));
  const corners = angles.map((angle, at) => corner(angles.at(at - 1) ?? 0, angle));
  const [a, b, c, d] = corners;
  const [p, q, r, s] = touches;
  if (!a || !b || !c || !d || !p || !q || !r || !s) throw new Error('a quadrilateral has four corners');
  claimNear(distance(a, b) + distance(c, d), distance(b, c) + distance(d, a), 1e-6, 'AB + CD = BC + DA');
  for (const [from, touch] of [
    [a, p],
    [b, q],
    [c, r],
    [d, s],
  ] as const)
    claimTouches(centre, radius, from, touch);
  figure.polygon([a, b, c, d], 'pen').circle(centre, radius, 'tint').dot(centre);
  for (const touch of touches) figure.dot(touch, 'red', 3.5);
  figure
    .label('A', a, ['ne', 'e'])
    .label('B', b, ['nw', 'w'])
    .label('C', c, ['sw', 'w'])
    .label('D', d, ['se', 'e']);
  figure
    .label('P', p, ['n', 'ne'])
    .label('Q', q, ['w', 'nw'])
    .label('R', r, ['s', 'se'])
    .label('S', s, ['e', 'ne']);
  figure.label('O', centre, ['e', 'se'], { isOnShape: true });
  return figure.svg();
}

export const circleInAQuadrilateral: FigureSource = {
  name: 'circle-in-a-quadrilateral',
  caption: 'A quadrilateral around a circle: $AB + CD = BC + DA$.',
  description:
    'A quadrilateral ABCD with unequal sides drawn around a circle with the centre O. Its sides AB, BC, CD and DA touch the circle at the red dots P, Q, R and S.',
  draw,
};
