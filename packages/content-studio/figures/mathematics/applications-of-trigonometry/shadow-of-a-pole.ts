import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markAngle, markLength } from '#figures/kit/heights.ts';
import { add, distance, type Point, polar, scale } from '#figures/kit/point.ts';

const metre = 10;

function draw(): string {
  const figure = new Figure(220);
  const foot: Point = [270, 180];
  const end: Point = [foot[0] - 21 * metre, foot[1]];
  const top: Point = [foot[0], foot[1] - 7 * Math.sqrt(3) * metre];
  claimNear(distance(end, top) / metre, 14 * Math.sqrt(3), 1e-6, 'the ray is 21 m / cos 30°');
  drawGround(figure, 30, 330, foot[1]);
  figure.rectangle(foot, [foot[0] + 8, top[1]], 'metal');
  figure.line([end, foot], 'red heavy').angle(foot, end, top);
  figure.ray([add(top, scale(polar(30), 50)), top, end], 'amber');
  markAngle(figure, end, foot, top, 30, 44);
  markLength(figure, [end, foot], 21, metre, 'shadow 21 m', 's');
  figure.label('*h*', [foot[0] + 8, 120], 'e', { gap: 8 });
  figure.label('from the sun', add(top, scale(polar(30), 26)), ['nw', 'n'], { colour: 'amber', gap: 6 });
  return figure.svg();
}

export const shadowOfAPole: FigureSource = {
  name: 'shadow-of-a-pole',
  caption:
    'The ray past the top of the pole ends the shadow: $\\tan 30^\\circ = \\frac{h}{21}$, so $h = 7\\sqrt{3}$ m.',
  description:
    'An upright pole of height h on the right. A ray of the sun passes its top and meets the ground on the left at 30 degrees. The shadow, a thick red line on the ground from that point to the foot of the pole, is 21 m long.',
  draw,
};
