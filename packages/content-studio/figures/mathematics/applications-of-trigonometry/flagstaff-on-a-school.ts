import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markAngle, markLength } from '#figures/kit/heights.ts';
import { add, type Point } from '#figures/kit/point.ts';

const metre = 9;

function draw(): string {
  const figure = new Figure(300);
  const foot: Point = [230, 270];
  const point = add(foot, [-15 * metre, 0]);
  const roof = add(foot, [0, -15 * metre]);
  const top = add(foot, [0, -15 * Math.sqrt(3) * metre]);
  drawGround(figure, 50, 320, foot[1]);
  figure.rectangle(foot, [foot[0] + 56, roof[1]], 'glass').line([roof, top], 'red heavy');
  figure.line([point, roof], 'pen').line([point, top], 'pen').dot(point, 'red', 3.5);
  markAngle(figure, point, foot, roof, 45, 24);
  figure.angle(point, foot, top, 62, 'red').text('60°', [point[0] + 16, point[1] - 76], { colour: 'red' });
  markLength(figure, [foot, roof], 15, metre, '15 m', 'e');
  figure.label('*f*', [foot[0], (top[1] + roof[1]) / 2], 'e', { gap: 8 });
  return figure.svg();
}

export const flagstaffOnASchool: FigureSource = {
  name: 'flagstaff-on-a-school',
  caption: 'A flagstaff on a building.',
  description:
    'A building of 15 m on the right with a flagstaff f at its near edge. From a point on the ground one line goes up to the roof at 45 degrees, another to the top of the flagstaff at 60 degrees with the ground.',
  draw,
};
