import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { angleBetween, type Point, subtract } from '#figures/kit/point.ts';
import { touchingPoints } from '#figures/kit/tangents.ts';

const radius = 74;

function draw(): string {
  const figure = new Figure(230);
  const [centre, from]: [Point, Point] = [
    [110, 110],
    [288, 110],
  ];
  const [one, other] = touchingPoints(centre, radius, from);
  const [upper, lower] = one[1] < other[1] ? [one, other] : [other, one];
  const atP = angleBetween(subtract(upper, from), subtract(lower, from));
  const atA = angleBetween(subtract(centre, upper), subtract(lower, upper));
  claimNear(atP, 2 * atA, 1e-6, 'the angle APB is twice the angle OAB');
  figure.circle(centre, radius, 'tint').line([upper, lower], 'green');
  for (const touch of [upper, lower])
    figure.line([centre, touch]).line([touch, from], 'pen').dot(touch, 'red', 3.5);
  figure.dot(centre).dot(from, 'red', 3.5);
  figure.label('O', centre, ['w', 'sw']).label('P', from, ['e', 'ne']);
  figure.label('A', upper, ['n', 'ne']).label('B', lower, ['s', 'se']);
  return figure.svg();
}

export const chordOfContact: FigureSource = {
  name: 'chord-of-contact',
  caption: 'The chord of contact $AB$: the angle $OAB$ is half of the angle $APB$.',
  description:
    'A circle with the centre O on the left and a point P outside on the right. Two lines from P touch the circle at A above and at B below. The radii OA and OB are drawn, and a green line joins A and B.',
  draw,
};
