import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, type Point } from '#figures/kit/point.ts';
import { touchingPoints } from '#figures/kit/tangents.ts';

const radius = 66;

function draw(): string {
  const figure = new Figure(220);
  const [centre, from]: [Point, Point] = [
    [100, 105],
    [310, 105],
  ];
  const [one, other] = touchingPoints(centre, radius, from);
  const [upper, lower] = one[1] < other[1] ? [one, other] : [other, one];
  figure.circle(centre, radius, 'tint').line([centre, from], 'soft dashed');
  for (const touch of [upper, lower]) {
    figure.line([centre, touch]).line([touch, from], 'pen').angle(touch, centre, from);
    figure.dot(touch, 'red', 3.5);
  }
  figure.dot(centre).dot(from, 'red', 3.5);
  figure.label('O', centre, ['w', 'sw']).label('P', from, ['e', 'ne']);
  figure.label('A', upper, ['n', 'ne']).label('B', lower, ['s', 'se']);
  figure
    .label('*r*', between(centre, upper, 0.5), ['w', 'nw'])
    .label('*r*', between(centre, lower, 0.5), ['w', 'sw']);
  return figure.svg();
}

export const twoTangents: FigureSource = {
  name: 'two-tangents',
  caption: 'Two tangents from $P$: the right triangles $OAP$ and $OBP$ are congruent, so $PA = PB$.',
  description:
    'A circle with the centre O on the left and a point P outside on the right. Two lines from P touch the circle at A above and at B below. The radii OA and OB, both r, meet them at right angles; a dashed line joins O and P.',
  draw,
};
