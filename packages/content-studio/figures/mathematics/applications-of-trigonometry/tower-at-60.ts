import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, drawTower, markAngle, markLength } from '#figures/kit/heights.ts';
import type { Point } from '#figures/kit/point.ts';

const metre = 3.6;

function draw(): string {
  const figure = new Figure(300);
  const [point, foot]: [Point, Point] = [
    [110, 260],
    [110 + 35 * metre, 260],
  ];
  drawGround(figure, 60, 290, 260);
  const top = drawTower(figure, foot, 35 * Math.sqrt(3) * metre, 14);
  figure.line([point, top], 'pen').dot(point, 'red', 3);
  markAngle(figure, point, foot, top, 60);
  markLength(figure, [point, foot], 35, metre, '35 m', 's');
  figure.label('*h*', [foot[0] + 7, 150], 'e', { gap: 8 });
  return figure.svg();
}

export const towerAt60: FigureSource = {
  name: 'tower-at-60',
  caption: 'A tower seen from 35 m away at an elevation of $60^\\circ$: $h = 35\\sqrt{3} \\approx 60.62$ m.',
  description:
    'A tower of height h on the right and a point on the ground 35 m from its foot. The line from the point to the top of the tower makes 60 degrees with the ground.',
  draw,
};
