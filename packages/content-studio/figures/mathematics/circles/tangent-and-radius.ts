import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, type Point, scale, towards } from '#figures/kit/point.ts';
import { claimTouches } from '#figures/kit/tangents.ts';

const radius = 80;

function draw(): string {
  const figure = new Figure(270);
  const centre: Point = [150, 110];
  const touch: Point = [150, 110 + radius];
  const other: Point = [250, touch[1]];
  claimTouches(centre, radius, other, touch);
  const cut = add(centre, scale(towards(centre, other), radius));
  claim(distance(centre, other) > radius, 'every other point of the tangent lies outside the circle');
  figure.circle(centre, radius, 'tint');
  figure.line(
    [
      [40, touch[1]],
      [320, touch[1]],
    ],
    'pen',
  );
  figure.line([centre, touch], 'bold').line([centre, other], 'dashed').angle(touch, centre, other);
  figure.dot(centre).dot(touch, 'red', 3.5).dot(cut).dot(other, 'red', 3.5);
  figure.label('O', centre, ['nw', 'n']).label('P', touch, ['s', 'sw']).label('Q', other, ['s', 'se']);
  figure.label('R', cut, ['e', 'ne']).label('X', [44, touch[1]], 'n').label('Y', [316, touch[1]], 'n');
  return figure.svg();
}

export const tangentAndRadius: FigureSource = {
  name: 'tangent-and-radius',
  caption: 'Why $OP \\perp XY$: every other point $Q$ of the tangent lies outside, so $OQ > OP$.',
  description:
    'A circle with the centre O and a level tangent XY that touches it at its lowest point P. The radius OP stands upright on XY with a right angle. A dashed line runs from O through a point R of the circle to a point Q of the tangent.',
  draw,
};
