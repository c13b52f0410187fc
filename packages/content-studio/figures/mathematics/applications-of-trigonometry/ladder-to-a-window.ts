import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markAngle, markLength } from '#figures/kit/heights.ts';
import { add, between, type Point, polar, scale } from '#figures/kit/point.ts';

const metre = 29;
const length = 6 / Math.sin(Math.PI / 3);

function draw(): string {
  const figure = new Figure(270);
  const wall: Point = [220, 235];
  const window = add(wall, [0, -6 * metre]);
  const foot = add(wall, [-length * 0.5 * metre, 0]);
  const top = add(foot, scale(polar(60), length * metre));
  claimNear(top[1], window[1], 1e-6, 'the ladder ends at the window');
  drawGround(figure, 80, 280, wall[1]);
  figure.rectangle([wall[0], 24], [wall[0] + 18, wall[1]], 'metal').line([foot, top], 'pen bold');
  figure.dot(window, 'red', 3.5);
  markAngle(figure, foot, wall, top, 60);
  markLength(figure, [wall, window], 6, metre, '6 m', 'e');
  figure.label('*L*', between(foot, top, 0.5), ['nw', 'w'], { colour: 'pen', gap: 8 });
  return figure.svg();
}

export const ladderToAWindow: FigureSource = {
  name: 'ladder-to-a-window',
  caption: 'A ladder that reaches a window.',
  description:
    'A ladder of length L leans on an upright wall on the right and makes 60 degrees with the ground. Its upper end is at a window 6 m above the ground.',
  draw,
};
