import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markAngle, markLength } from '#figures/kit/heights.ts';
import type { Point } from '#figures/kit/point.ts';

const metre = 11;
const building = 12;

function draw(): string {
  const figure = new Figure(300);
  const base = building;
  const foot: Point = [230, 270];
  const point: Point = [foot[0] - base * metre, foot[1]];
  const roof: Point = [foot[0], foot[1] - building * metre];
  const top: Point = [foot[0], foot[1] - base * Math.sqrt(3) * metre];
  drawGround(figure, 60, 310, foot[1]);
  figure.rectangle(foot, [foot[0] + 46, roof[1]], 'glass').line([roof, top], 'red heavy');
  figure.line([point, roof], 'pen').line([point, top], 'pen').dot(point, 'red', 3.5);
  const [low, high] = [
    Math.atan2(foot[1] - roof[1], foot[0] - point[0]),
    Math.atan2(foot[1] - top[1], foot[0] - point[0]),
  ].map((angle) => (angle * 180) / Math.PI);
  claimNear(low ?? 0, 45, 1e-6, 'the roof is seen at 45 degrees');
  claimNear(high ?? 0, 60, 1e-6, 'the top of the flagstaff is seen at 60 degrees');
  markAngle(figure, point, foot, roof, 45, 24);
  figure.angle(point, foot, top, 62, 'red').text('60°', [point[0] + 16, point[1] - 76], { colour: 'red' });
  markLength(figure, [point, foot], base, metre, '*d*', 's');
  figure.label('12 m', [foot[0] + 46, (foot[1] + roof[1]) / 2], 'e', { gap: 8 });
  figure.label('*f*', [foot[0], (top[1] + roof[1]) / 2], 'e', { gap: 8 });
  return figure.svg();
}

export const flagstaffOnABuilding: FigureSource = {
  name: 'flagstaff-on-a-building',
  caption:
    'Two triangles over one base $d$: the roof at $45^\\circ$, the top of the flagstaff at $60^\\circ$.',
  description:
    'A building of 12 m on the right with a flagstaff f at its near edge. From a point on the ground at the distance d one line goes up to the roof at 45 degrees, another to the top of the flagstaff at 60 degrees with the ground.',
  draw,
};
