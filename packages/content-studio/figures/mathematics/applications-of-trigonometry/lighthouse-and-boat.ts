import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTower, markAngle, markLength } from '#figures/kit/heights.ts';
import { add, type Point } from '#figures/kit/point.ts';

const metre = 3.4;

function draw(): string {
  const figure = new Figure(230);
  const foot: Point = [70, 190];
  const boat = add(foot, [40 * Math.sqrt(3) * metre, 0]);
  figure.line(
    [
      [30, 190],
      [346, 190],
    ],
    'pen',
  );
  const top = drawTower(figure, foot, 40 * metre, 16);
  const far: Point = [250, top[1]];
  figure.line([top, far], 'soft dashed').line([top, boat], 'pen');
  markAngle(figure, top, far, boat, 30, 44);
  markAngle(figure, boat, foot, top, 30, 40);
  figure.polygon(
    [add(boat, [-16, -1]), add(boat, [18, -1]), add(boat, [11, 8]), add(boat, [-10, 8])],
    'warm red',
  );
  figure.label('40 m', [foot[0] - 8, 124], 'w', { gap: 6 });
  markLength(figure, [foot, boat], 40 * Math.sqrt(3), metre, '*d*', 's');
  return figure.svg();
}

export const lighthouseAndBoat: FigureSource = {
  name: 'lighthouse-and-boat',
  caption:
    'A boat at a depression of $30^\\circ$ from a 40 m lighthouse: $d = 40\\sqrt{3} \\approx 69.28$ m.',
  description:
    'A lighthouse of 40 m on the left, a boat on the water at a distance d on the right. From the top a dashed horizontal and the line to the boat enclose 30 degrees; the same angle stands at the boat, between water and line.',
  draw,
};
