import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markAngle, markLength } from '#figures/kit/heights.ts';
import { add, type Point } from '#figures/kit/point.ts';

const metre = 1.85;

function draw(): string {
  const figure = new Figure(230);
  const foot: Point = [74, 190];
  const boat = add(foot, [75 * Math.sqrt(3) * metre, 0]);
  const top = add(foot, [0, -75 * metre]);
  figure.polygon([add(foot, [-44, 0]), add(top, [-44, 0]), top, foot], 'leaf').line(
    [
      [30, 190],
      [346, 190],
    ],
    'pen',
  );
  const far: Point = [260, top[1]];
  figure.line([top, far], 'soft dashed').line([top, boat], 'pen');
  markAngle(figure, top, far, boat, 30, 44);
  figure.polygon(
    [add(boat, [-16, -1]), add(boat, [18, -1]), add(boat, [11, 8]), add(boat, [-10, 8])],
    'warm red',
  );
  figure.text('75 m', [foot[0] - 22, 124], { isOnShape: true });
  markLength(figure, [foot, boat], 75 * Math.sqrt(3), metre, '*d*', 's');
  return figure.svg();
}

export const cliffAndBoat: FigureSource = {
  name: 'cliff-and-boat',
  caption: 'A boat seen from the top of a cliff.',
  description:
    'A cliff of 75 m on the left, a boat on the water at a distance d on the right. At the top of the cliff a dashed horizontal and the line to the boat enclose 30 degrees.',
  draw,
};
