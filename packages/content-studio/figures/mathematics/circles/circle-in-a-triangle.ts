import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { claimTouches } from '#figures/kit/tangents.ts';

const centimetre = 24;

function draw(): string {
  const figure = new Figure(290);
  const b: Point = [60, 250];
  const c = add(b, [12 * 0.8 * centimetre, 0]);
  const a = add(b, [0, -5 * 1.6 * centimetre]);
  const [opposite, upright, base] = [distance(a, c), distance(a, b), distance(b, c)];
  const radius = (base + upright - opposite) / 2;
  const centre = add(b, [radius, -radius]);
  claimNear(
    radius,
    (base * upright) / (base + upright + opposite),
    1e-6,
    'r is the area by half the perimeter',
  );
  const touch = between(a, c, (upright - radius) / opposite);
  claimTouches(centre, radius, a, touch);
  figure.polygon([a, b, c], 'pen').circle(centre, radius, 'tint').angle(b, a, c);
  const [left, below]: [Point, Point] = [
    [b[0], centre[1]],
    [centre[0], b[1]],
  ];
  figure.line([centre, left]).line([centre, below]).line([centre, touch]);
  figure.dot(centre).dot(touch, 'red', 3.5).dot(left, 'red', 3.5).dot(below, 'red', 3.5);
  figure.label('A', a, ['n', 'nw']).label('B', b, ['sw', 'w']).label('C', c, ['se', 'e']);
  figure.label('O', centre, ['ne', 'n'], { isOnShape: true });
  figure.label('P', below, 's').label('Q', touch, ['ne', 'e']).label('R', left, 'w');
  return figure.svg();
}

export const circleInATriangle: FigureSource = {
  name: 'circle-in-a-triangle',
  caption: 'A circle in a right triangle: $OPBR$ is a square, so the radius is $\\frac{AB + BC - AC}{2}$.',
  description:
    'A right triangle ABC with the right angle at B, lower left. A circle with the centre O touches BC at P, AC at Q and AB at R. The radii OP, OQ and OR are drawn; O, P, B and R are the corners of a square.',
  draw,
};
