import { claim, claimNear } from '#figures/kit/claims.ts';
import { fieldLine, fieldOfLoops, thinOut } from '#figures/kit/field.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, lengthOf, type Point, subtract } from '#figures/kit/point.ts';

const middle: Point = [180, 140];
const radius = 30;
const turns = Array.from({ length: 15 }, (_, index): Point => [89 + index * 13, middle[1]]);

/** A solenoid cut along its axis; the lines are traced in the field of its fifteen turns. */
function draw(): string {
  const figure = new Figure(300);
  const field = fieldOfLoops(turns, radius, 1);
  const inside = [150, 180, 210].map((x) => field([x, middle[1] - 8]));
  for (const one of inside) {
    claimNear(lengthOf(one) / lengthOf(field(middle)), 1, 0.03, 'the field inside is uniform');
    claim(
      one[0] > 0 && Math.abs(one[1]) < 0.03 * Math.abs(one[0]),
      'the lines inside are parallel to the axis',
    );
  }
  for (const height of [7, 16, 62, 96]) {
    for (const side of [-1, 1]) {
      const start: Point = [180, middle[1] + side * height];
      const line = fieldLine(
        field,
        start,
        (point, steps) => (steps > 20 && distance(point, start) < 2.2) || isOutside(point),
      );
      const isClosed = distance(line.at(-1) ?? start, start) < 3;
      const whole = isClosed
        ? line
        : [...fieldLine(([x, y]) => flip(field([x, y])), start, isOutside).toReversed(), ...line];
      figure.line(thinOut(whole, whole.length < 120 ? 2 : 4), 'pen');
      figure.arrowHead(line[4] ?? start, subtract(line[4] ?? start, line[1] ?? start), 'pen');
      const far = Math.floor(line.length / 2);
      const [before, tip] = [line[far - 2], line[far + 2]];
      if (isClosed && before && tip) figure.arrowHead(tip, subtract(tip, before), 'pen');
    }
  }
  for (const [x, y] of turns) {
    figure.circle([x, y - radius], 5, 'warm red').dot([x, y - radius], 'red', 2);
    figure.circle([x, y + radius], 5, 'warm red');
    figure.line(
      [
        [x - 3, y + radius - 3],
        [x + 3, y + radius + 3],
      ],
      'red thin',
    );
    figure.line(
      [
        [x - 3, y + radius + 3],
        [x + 3, y + radius - 3],
      ],
      'red thin',
    );
  }
  figure.text('S', [60, middle[1]], { colour: 'red' }).text('N', [300, middle[1]], { colour: 'red' });
  return figure.svg();
}

const flip = ([x, y]: Point): Point => [-x, -y];
const isOutside = ([x, y]: Point) => x < 14 || x > 346 || y < 12 || y > 276;

export const solenoid: FigureSource = {
  name: 'solenoid',
  caption: 'Field of a solenoid, cut along its length: like a bar magnet outside, uniform inside.',
  description:
    'Two rows of wire cuts, the upper with dots (current towards us), the lower with crosses. Between them the field lines run straight, parallel and evenly spaced to the right, to the end marked N; outside they curve round to the other end, S.',
  draw,
};
