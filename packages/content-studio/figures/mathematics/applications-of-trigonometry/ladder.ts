import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markAngle, markLength } from '#figures/kit/heights.ts';
import { add, between, normalOf, type Point, polar, scale, towards } from '#figures/kit/point.ts';

const metre = 21;

function draw(): string {
  const figure = new Figure(270);
  const wall: Point = [230, 240];
  const foot = add(wall, [-5 * metre, 0]);
  const top = add(foot, scale(polar(60), 10 * metre));
  claimNear(top[0], wall[0], 1e-6, 'the ladder reaches the wall');
  drawGround(figure, 80, 270, wall[1]);
  figure.rectangle([wall[0], 30], [wall[0] + 16, wall[1]], 'metal').line([foot, top], 'pen bold');
  const aside = scale(normalOf(towards(foot, top)), -6);
  figure.line([add(foot, aside), add(top, aside)], 'pen thin');
  for (let share = 0.08; share < 1; share += 0.1) {
    const rung = between(foot, top, share);
    figure.line([rung, add(rung, aside)], 'pen thin');
  }
  markAngle(figure, foot, wall, top, 60);
  markLength(figure, [foot, top], 10, metre, '10 m', ['nw', 'w']);
  markLength(figure, [foot, wall], 5, metre, '*d*', 's');
  return figure.svg();
}

export const ladder: FigureSource = {
  name: 'ladder',
  caption:
    'A 10 m ladder at $60^\\circ$ to the ground: its foot is $d = 10\\cos 60^\\circ = 5$ m from the wall.',
  description:
    'A ladder of 10 m leans on an upright wall on the right and makes 60 degrees with the ground. The distance of its foot from the wall, along the ground, is marked d.',
  draw,
};
