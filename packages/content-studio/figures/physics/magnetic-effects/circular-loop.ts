import { claim, claimNear } from '#figures/kit/claims.ts';
import { fieldLine, fieldOfLoops, thinOut } from '#figures/kit/field.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, lengthOf, type Point, subtract } from '#figures/kit/point.ts';

const centre: Point = [180, 150];
const radius = 50;

/** A loop cut by the page: the current comes out above and goes in below; the lines are traced by Biot and Savart. */
function draw(): string {
  const figure = new Figure(310);
  const field = fieldOfLoops([centre], radius, 1);
  const middle = field(centre);
  claim(
    middle[0] > 0 && Math.abs(middle[1]) < 1e-9 * lengthOf(middle),
    'at the centre the field is straight along the axis',
  );
  for (const share of [0.34, 0.58, 0.78]) {
    for (const side of [-1, 1]) {
      const start: Point = [centre[0], centre[1] + side * radius * share];
      const line = fieldLine(
        field,
        start,
        (point, steps) => (steps > 20 && distance(point, start) < 2.2) || isOutside(point),
      );
      const isClosed = distance(line.at(-1) ?? start, start) < 3;
      const whole = isClosed
        ? line
        : [...fieldLine(([x, y]) => flip(field([x, y])), start, isOutside).toReversed(), ...line];
      claim(isClosed || share < 0.7, 'the lines near the wire close around it');
      figure.line(thinOut(whole, whole.length < 120 ? 2 : 4), 'pen');
      const [before, tip] = [line[2] ?? start, line[6] ?? start];
      figure.arrowHead(tip, subtract(tip, before), 'pen');
    }
  }
  figure
    .line(
      [
        [14, centre[1]],
        [346, centre[1]],
      ],
      'pen',
    )
    .arrowHead([184, centre[1]], [1, 0], 'pen');
  const [above, below]: [Point, Point] = [
    [centre[0], centre[1] - radius],
    [centre[0], centre[1] + radius],
  ];
  for (const point of [above, below]) figure.circle(point, 7, 'warm red');
  figure.dot(above, 'red', 3);
  figure.line(
    [
      [below[0] - 4, below[1] - 4],
      [below[0] + 4, below[1] + 4],
    ],
    'red',
  );
  figure.line(
    [
      [below[0] - 4, below[1] + 4],
      [below[0] + 4, below[1] - 4],
    ],
    'red',
  );
  claimNear(distance(above, below), 2 * radius, 1e-9, 'the loop cuts the page twice');
  figure
    .text('S', [28, centre[1] - 18], { colour: 'red' })
    .text('N', [332, centre[1] - 18], { colour: 'red' });
  return figure.svg();
}

const flip = ([x, y]: Point): Point => [-x, -y];
const isOutside = ([x, y]: Point) => x < 14 || x > 346 || y < 12 || y > 288;

export const circularLoop: FigureSource = {
  name: 'circular-loop',
  caption: 'Field of a circular loop, cut across: rings near the wire, a straight line through the centre.',
  description:
    'A loop stands across the page; its wire comes out of the page above (dot) and goes into it below (cross). Field lines form rings around both cuts. Between them all arrows point to the right, and the line through the centre is straight.',
  draw,
};
