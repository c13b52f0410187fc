import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markAngle } from '#figures/kit/heights.ts';
import { angleBetween, distance, type Point, subtract } from '#figures/kit/point.ts';
import { touchingPoints } from '#figures/kit/tangents.ts';

const radius = 70;

function draw(): string {
  const figure = new Figure(230);
  const centre: Point = [110, 110];
  const from: Point = [110 + 2 * radius, 110];
  const [one, other] = touchingPoints(centre, radius, from);
  const [upper, lower] = one[1] < other[1] ? [one, other] : [other, one];
  claimNear(distance(upper, lower), distance(from, upper), 1e-6, 'the triangle PAB is equilateral');
  figure.circle(centre, radius, 'tint').line([upper, lower], 'green');
  for (const touch of [upper, lower])
    figure.line([centre, touch]).line([touch, from], 'pen').dot(touch, 'red', 3.5);
  markAngle(figure, from, upper, lower, 60, 26);
  claimNear(
    angleBetween(subtract(upper, centre), subtract(lower, centre)),
    120,
    1e-6,
    'the angle at O is 120',
  );
  figure.angle(centre, upper, lower, 18, 'pen');
  figure.dot(centre).dot(from, 'red', 3.5);
  figure.label('O', centre, ['w', 'sw']).label('P', from, ['e', 'ne']);
  figure.label('A', upper, ['n', 'ne']).label('B', lower, ['s', 'se']);
  return figure.svg();
}

export const tangentsAt60: FigureSource = {
  name: 'tangents-at-60',
  caption:
    'The angles at $P$ and $O$ add up to $180^\\circ$: here $60^\\circ$ and $120^\\circ$, and $PAB$ is equilateral.',
  description:
    'Two tangents from P touch a circle with the centre O at A above and B below. The angle between them at P is 60 degrees, the angle between the radii OA and OB is marked by an arc. A green line joins A and B.',
  draw,
};
