import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markAngle, markLength } from '#figures/kit/heights.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';

const metre = 4.4;

function draw(): string {
  const figure = new Figure(290);
  const hand: Point = [110, 250];
  const kite = add(hand, [(45 / Math.sqrt(3)) * metre, -45 * metre]);
  const below: Point = [kite[0], hand[1]];
  drawGround(figure, 60, 290, hand[1]);
  claimNear(distance(hand, kite) / metre, 30 * Math.sqrt(3), 1e-6, 'the string is 30√3 m long');
  figure.line([hand, kite], 'pen').line([kite, below], 'soft dashed').angle(below, hand, kite);
  figure.polygon(
    [add(kite, [0, -16]), add(kite, [12, 0]), add(kite, [0, 16]), add(kite, [-12, 0])],
    'warm red',
  );
  markAngle(figure, hand, below, kite, 60);
  markLength(figure, [below, kite], 45, metre, '45 m', 'e');
  figure.label('*L*', between(hand, kite, 0.5), ['nw', 'w'], { colour: 'pen', gap: 6 });
  return figure.svg();
}

export const kite: FigureSource = {
  name: 'kite',
  caption: 'A kite 45 m up on a tight string at $60^\\circ$: $L = 30\\sqrt{3} \\approx 51.96$ m.',
  description:
    'A kite in the air and a string L from it to a hand on the ground on the left, which makes 60 degrees with the ground. A dashed line goes straight down from the kite, 45 m long, and meets the ground at a right angle.',
  draw,
};
