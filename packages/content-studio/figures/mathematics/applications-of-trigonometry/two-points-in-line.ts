import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, drawTower, markAngle, markLength } from '#figures/kit/heights.ts';
import { add, type Point } from '#figures/kit/point.ts';

const metre = 4.8;

function draw(): string {
  const figure = new Figure(230);
  const foot: Point = [312, 190];
  const near = add(foot, [-18 * metre, 0]);
  const far = add(near, [-36 * metre, 0]);
  drawGround(figure, 30, 340, foot[1]);
  const top = drawTower(figure, foot, 18 * Math.sqrt(3) * metre, 12);
  figure.line([near, top], 'pen').line([far, top], 'pen').dot(near, 'red', 3.5).dot(far, 'red', 3.5);
  markAngle(figure, near, foot, top, 60, 24);
  markAngle(figure, far, foot, top, 30, 44);
  markLength(figure, [far, near], 36, metre, '36 m', 's');
  figure.label('*h*', [foot[0] + 6, 120], 'e', { gap: 6 });
  return figure.svg();
}

export const twoPointsInLine: FigureSource = {
  name: 'two-points-in-line',
  caption: 'A tower seen from two points on one line with its foot.',
  description:
    'A tower of height h on the right. From a point on the ground the line to its top makes 60 degrees with the ground; from a point 36 m farther away on the same line it makes 30 degrees.',
  draw,
};
