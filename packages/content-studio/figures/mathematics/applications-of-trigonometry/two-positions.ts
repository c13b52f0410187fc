import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, drawTower, markAngle, markLength } from '#figures/kit/heights.ts';
import type { Point } from '#figures/kit/point.ts';

const metre = 3.8;

function draw(): string {
  const figure = new Figure(250);
  const foot: Point = [326, 210];
  const near: Point = [foot[0] - 25 * metre, 210];
  const far: Point = [near[0] - 50 * metre, 210];
  drawGround(figure, 20, 342, 210);
  const top = drawTower(figure, foot, 25 * Math.sqrt(3) * metre, 12);
  figure.line([near, top], 'pen').line([far, top], 'pen').dot(near, 'red', 3).dot(far, 'red', 3);
  markAngle(figure, far, foot, top, 30, 40);
  markAngle(figure, near, foot, top, 60, 24);
  markLength(figure, [far, near], 50, metre, '50 m', 's');
  markLength(figure, [near, foot], 25, metre, '*x*', 's');
  figure.label('*h*', [foot[0] - 6, 120], 'w', { gap: 6 });
  return figure.svg();
}

export const twoPositions: FigureSource = {
  name: 'two-positions',
  caption:
    'Two positions 50 m apart: $30^\\circ$ from the farther, $60^\\circ$ from the nearer, so $x = 25$ m and $h = 25\\sqrt{3}$ m.',
  description:
    'A tower of height h on the right. From a point on the ground at the distance x the line to its top makes 60 degrees with the ground; from a point 50 m farther away it makes 30 degrees.',
  draw,
};
