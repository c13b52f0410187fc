import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markAngle, markLength } from '#figures/kit/heights.ts';
import { add, type Point } from '#figures/kit/point.ts';

const centimetre = 10.5;
const ground = 220;

function draw(): string {
  const figure = new Figure(260);
  const one: Point = [48, ground];
  const corner = add(one, [10 * centimetre, 0]);
  const above = add(corner, [0, -10 * centimetre]);
  figure.polygon([one, corner, above], 'tint').angle(corner, one, above);
  markAngle(figure, one, corner, above, 45, 24);
  markLength(figure, [one, corner], 10, centimetre, '10 cm', 's');
  markLength(figure, [corner, above], 10, centimetre, '10 cm', 'e');
  const two: Point = [222, ground];
  const second = add(two, [10 * centimetre, 0]);
  const top = add(second, [0, -10 * Math.sqrt(3) * centimetre]);
  figure.polygon([two, second, top], 'tint').angle(second, two, top);
  markAngle(figure, two, second, top, 60, 24);
  markAngle(figure, top, two, second, 30, 26);
  markLength(figure, [two, top], 20, centimetre, '20 cm', ['nw', 'w']);
  return figure.svg();
}

export const setSquares: FigureSource = {
  name: 'set-squares',
  caption: 'The two wooden set squares.',
  description:
    'Two right triangles beside each other. The first has two legs of 10 cm and two angles of 45 degrees. The second has the angles 60 and 30 degrees, and its hypotenuse is 20 cm.',
  draw,
};
