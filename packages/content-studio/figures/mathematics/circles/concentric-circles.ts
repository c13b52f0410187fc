import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, distance, type Point } from '#figures/kit/point.ts';
import { claimTouches } from '#figures/kit/tangents.ts';

const centimetre = 20;

function draw(): string {
  const figure = new Figure(250);
  const centre: Point = [180, 115];
  const [left, right]: [Point, Point] = [
    [centre[0] - 4 * centimetre, centre[1] + 3 * centimetre],
    [centre[0] + 4 * centimetre, centre[1] + 3 * centimetre],
  ];
  const middle = between(left, right, 0.5);
  claimNear(distance(centre, left), 5 * centimetre, 1e-9, 'the chord ends on the larger circle');
  claimTouches(centre, 3 * centimetre, left, middle);
  figure.circle(centre, 5 * centimetre, 'tint').circle(centre, 3 * centimetre, 'warm');
  figure
    .line([left, right], 'pen')
    .line([centre, middle])
    .line([centre, left], 'dashed')
    .angle(middle, centre, left);
  figure.dot(centre).dot(middle, 'red', 3.5).dot(left, 'red', 3.5).dot(right, 'red', 3.5);
  figure
    .label('O', centre, ['n', 'ne'], { isOnShape: true })
    .label('A', left, ['sw', 'w'])
    .label('B', right, ['se', 'e']);
  figure
    .label('M', middle, ['s', 'se'], { isOnShape: true })
    .label('3 cm', between(centre, middle, 0.5), 'e', { isOnShape: true });
  figure.label('5 cm', between(centre, left, 0.66), ['nw', 'w'], { isOnShape: true });
  return figure.svg();
}

export const concentricCircles: FigureSource = {
  name: 'concentric-circles',
  caption:
    'Two circles with one centre: the chord $AB$ of the larger one touches the smaller one at its middle $M$.',
  description:
    'Two circles with the common centre O and the radii 3 cm and 5 cm. A level chord AB of the larger circle touches the smaller one at M, straight below O, with a right angle there. The radius OA is dashed.',
  draw,
};
