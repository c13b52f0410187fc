import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, drawTower, markAngle, markLength } from '#figures/kit/heights.ts';
import { distance, type Point } from '#figures/kit/point.ts';

const metre = 3.5;

function draw(): string {
  const figure = new Figure(200);
  const left: Point = [42, 150];
  const right: Point = [left[0] + 80 * metre, 150];
  const point: Point = [left[0] + 20 * metre, 150];
  const height = 20 * Math.sqrt(3);
  drawGround(figure, 20, 344, 150);
  const [one, other] = [
    drawTower(figure, left, height * metre, 8),
    drawTower(figure, right, height * metre, 8),
  ];
  figure.line([point, one], 'pen').line([point, other], 'pen').dot(point, 'red', 3.5);
  claimNear(distance(left, one), distance(right, other), 1e-9, 'the poles are equally high');
  markAngle(figure, point, left, one, 60, 22);
  markAngle(figure, point, right, other, 30, 44);
  markLength(figure, [left, point], 20, metre, '*x*', 's');
  markLength(figure, [point, right], 60, metre, '80 m − *x*', 's');
  figure.label('*h*', [left[0] - 4, 90], 'w', { gap: 6 });
  figure.label('*h*', [right[0] - 4, 100], 'w', { gap: 6 });
  return figure.svg();
}

export const twoPolesAcrossARoad: FigureSource = {
  name: 'two-poles-across-a-road',
  caption:
    'Two equal poles, 80 m apart: $60^\\circ$ to the nearer top, $30^\\circ$ to the other. The bases add to 80 m.',
  description:
    'Two upright poles of the same height h stand left and right of a road. From a point on the road, x away from the left pole, a line rises to its top at 60 degrees; another rises to the top of the right pole, 80 m minus x away, at 30 degrees.',
  draw,
};
