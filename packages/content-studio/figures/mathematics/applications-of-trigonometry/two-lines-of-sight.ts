import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, drawTower } from '#figures/kit/heights.ts';
import { angleBetween, move, type Point, polar, subtract } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(250);
  const foot: Point = [60, 220];
  drawGround(figure, 20, 340, foot[1]);
  const top = drawTower(figure, foot, 180, 20);
  const level: Point = [330, top[1]];
  const [steep, flat] = [move(top, polar(-60), 130), move(top, polar(-30), 190)];
  claimNear(angleBetween(subtract(steep, top), subtract(level, top)), 60, 1e-6, 'jeep P at 60 degrees');
  claimNear(angleBetween(subtract(flat, top), subtract(level, top)), 30, 1e-6, 'jeep Q at 30 degrees');
  figure.line([top, level], 'soft dashed').arrow(top, steep, 'pen').arrow(top, flat, 'pen');
  figure.angle(top, level, flat, 84, 'pen').angle(top, level, steep, 52, 'red');
  figure
    .text('30°', move(top, polar(-14), 106), { colour: 'pen' })
    .text('60°', move(top, polar(-45), 72), { colour: 'red' })
    .text('to P', [steep[0] + 8, steep[1] + 12])
    .text('to Q', [flat[0] + 22, flat[1] + 8])
    .text('90 m', [44, 130], { anchor: 'end' });
  return figure.svg();
}

export const twoLinesOfSight: FigureSource = {
  name: 'two-lines-of-sight',
  caption: 'The lines of sight from a watchtower to two jeeps P and Q, not drawn to their ends.',
  description:
    'A tower, 90 m high, on level ground. From its top a dashed level line leads to the right. The line of sight to jeep P makes 60 degrees with it, the line of sight to jeep Q 30 degrees. Both lines end in the air; the jeeps are not drawn.',
  draw,
};
