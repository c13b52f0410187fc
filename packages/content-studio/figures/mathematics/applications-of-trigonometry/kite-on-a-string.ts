import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markAngle, markLength } from '#figures/kit/heights.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

const metre = 2.9;

function draw(): string {
  const figure = new Figure(290);
  const hand: Point = [110, 255];
  const kite = add(hand, scale(polar(60), 80 * metre));
  const below: Point = [kite[0], hand[1]];
  drawGround(figure, 60, 290, hand[1]);
  claimNear(hand[1] - kite[1], 40 * Math.sqrt(3) * metre, 1e-6, 'the kite is 40√3 m up');
  figure.line([hand, kite], 'pen').line([kite, below], 'soft dashed').angle(below, hand, kite);
  figure.polygon(
    [add(kite, [0, -16]), add(kite, [12, 0]), add(kite, [0, 16]), add(kite, [-12, 0])],
    'warm red',
  );
  markAngle(figure, hand, below, kite, 60);
  markLength(figure, [hand, kite], 80, metre, '80 m', ['nw', 'w']);
  figure.label('*h*', [kite[0], 170], 'e', { gap: 8 });
  return figure.svg();
}

export const kiteOnAString: FigureSource = {
  name: 'kite-on-a-string',
  caption: 'A kite on a tight string of 80 m.',
  description:
    'A kite in the air and a string of 80 m from it to a hand on the ground on the left, which makes 60 degrees with the ground. A dashed line h goes straight down from the kite and meets the ground at a right angle.',
  draw,
};
