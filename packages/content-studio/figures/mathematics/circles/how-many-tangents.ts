import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { touchingPoints } from '#figures/kit/tangents.ts';

const radius = 38;

function draw(): string {
  const figure = new Figure(190);
  const [inside, on, outside]: [Point, Point, Point] = [
    [60, 84],
    [170, 84],
    [284, 84],
  ];
  for (const centre of [inside, on, outside]) figure.circle(centre, radius, 'tint').dot(centre);
  const within = add(inside, [14, 12]);
  claim(distance(inside, within) < radius, 'the first point lies inside');
  figure.dot(within, 'red', 3.5);
  const top: Point = [on[0], on[1] - radius];
  figure.line([add(top, [-48, 0]), add(top, [48, 0])], 'pen').dot(top, 'red', 3.5);
  const from: Point = [outside[0], 18];
  for (const touch of touchingPoints(outside, radius, from))
    figure.line([from, between(from, touch, 1.5)], 'pen').dot(touch, 'ink', 3);
  figure.dot(from, 'red', 3.5);
  figure
    .text('inside: 0', [inside[0], 148])
    .text('on it: 1', [on[0], 148])
    .text('outside: 2', [outside[0], 148]);
  return figure.svg();
}

export const howManyTangents: FigureSource = {
  name: 'how-many-tangents',
  caption:
    'From a point inside a circle there is no tangent, from a point on it one, from a point outside two.',
  description:
    'Three circles. The first has a red dot inside and no line. The second has a red dot at its top and one level line that touches it there. The third has a red dot above it, from which two lines run down and touch it left and right.',
  draw,
};
