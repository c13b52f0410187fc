import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, meet, type Point, polar, rotate, scale } from '#figures/kit/point.ts';
import { claimTouches, touchingPoints } from '#figures/kit/tangents.ts';

const radius = 62;

function draw(): string {
  const figure = new Figure(230);
  const [centre, from]: [Point, Point] = [
    [245, 110],
    [50, 110],
  ];
  const [one, other] = touchingPoints(centre, radius, from);
  const [upper, lower] = one[1] < other[1] ? [one, other] : [other, one];
  const touch = add(centre, scale(polar(170), radius));
  const beside = add(touch, rotate(polar(170), 90));
  const [top, bottom] = [meet(from, upper, touch, beside), meet(from, lower, touch, beside)];
  claimTouches(centre, radius, top, touch);
  const around = distance(from, top) + distance(top, bottom) + distance(bottom, from);
  claimNear(around, 2 * distance(from, upper), 1e-6, 'the perimeter is twice the tangent');
  figure.polygon([from, top, bottom], 'warm').circle(centre, radius, 'tint');
  figure.line([from, upper], 'pen').line([from, lower], 'pen').line([top, bottom], 'red');
  figure.dot(centre).dot(upper, 'ink', 3).dot(lower, 'ink', 3).dot(touch, 'ink', 3);
  figure.label('P', from, ['w', 'nw']).label('A', upper, ['n', 'ne']).label('B', lower, ['s', 'se']);
  figure
    .label('C', top, ['n', 'nw'])
    .label('D', bottom, ['s', 'sw'])
    .label('E', touch, ['e', 'ne'], { isOnShape: true });
  figure.label('O', centre, ['e', 'ne'], { isOnShape: true });
  return figure.svg();
}

export const thirdTangent: FigureSource = {
  name: 'third-tangent',
  caption: 'A third tangent $CD$ between $PA$ and $PB$: the perimeter of $PCD$ is $2 \\times PA$.',
  description:
    'From a point P on the left two tangents touch a circle with the centre O at A and B. A third, red tangent touches the circle at E on its left side and meets PA at C and PB at D. The triangle PCD is tinted.',
  draw,
};
