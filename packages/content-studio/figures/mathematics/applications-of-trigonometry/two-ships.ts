import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTower, markAngle, markLength } from '#figures/kit/heights.ts';
import { add, type Point } from '#figures/kit/point.ts';

const metre = 1.9;

function draw(): string {
  const figure = new Figure(210);
  const foot: Point = [218, 170];
  const [left, right] = [add(foot, [-60 * Math.sqrt(3) * metre, 0]), add(foot, [60 * metre, 0])];
  const top = drawTower(figure, foot, 60 * metre, 14);
  figure.line([left, right], 'pen').line([top, left], 'pen').line([top, right], 'pen');
  figure.line(
    [
      [top[0] - 120, top[1]],
      [top[0] + 110, top[1]],
    ],
    'soft dashed',
  );
  markAngle(figure, top, [0, top[1]], left, 30, 40);
  markAngle(figure, top, [360, top[1]], right, 45, 30);
  for (const ship of [left, right])
    figure.polygon(
      [add(ship, [-10, 2]), add(ship, [10, 2]), add(ship, [6, 9]), add(ship, [-6, 9])],
      'warm red',
    );
  markLength(figure, [left, foot], 60 * Math.sqrt(3), metre, '*d*_1', 's');
  markLength(figure, [foot, right], 60, metre, '*d*_2', 's');
  figure.label('60 m', [foot[0] + 7, 120], ['e', 'w'], { gap: 5 });
  return figure.svg();
}

export const twoShips: FigureSource = {
  name: 'two-ships',
  caption: 'Two ships on opposite sides of a 60 m lighthouse: the distances add to $60(\\sqrt{3} + 1)$ m.',
  description:
    'A lighthouse of 60 m stands between two ships. From its top a dashed horizontal runs both ways; the line to the left ship makes 30 degrees with it, the line to the right ship 45 degrees. The distances are marked d₁ and d₂.',
  draw,
};
