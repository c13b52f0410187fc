import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, distance, type Point } from '#figures/kit/point.ts';
import { touchingPoints } from '#figures/kit/tangents.ts';

const centimetre = 18;

function draw(): string {
  const figure = new Figure(240);
  const centre: Point = [104, 120];
  const from: Point = [centre[0] + 13 * centimetre, 120];
  const touch = touchingPoints(centre, 5 * centimetre, from).find(([, y]) => y < centre[1]);
  if (!touch) throw new Error('one of the tangents touches above');
  claimNear(distance(touch, from) / centimetre, 12, 1e-6, 'the tangent is 12 cm long');
  figure.circle(centre, 5 * centimetre, 'tint');
  figure.line([centre, touch]).line([touch, from], 'pen').line([centre, from]).angle(touch, centre, from);
  figure.dot(centre).dot(touch, 'red', 3.5).dot(from, 'red', 3.5);
  figure.label('O', centre, ['w', 'sw']).label('T', touch, ['n', 'ne']).label('P', from, ['se', 's']);
  figure.label('5 cm', between(centre, touch, 0.5), ['w', 'nw']);
  figure
    .label('13 cm', between(centre, from, 0.62), 's')
    .label('?', between(touch, from, 0.5), ['ne', 'n'], { colour: 'pen' });
  return figure.svg();
}

export const tangentLength: FigureSource = {
  name: 'tangent-length',
  caption: 'The triangle $OTP$ has its right angle at $T$: $PT^2 = OP^2 - OT^2$.',
  description:
    'A circle with the centre O and the radius OT of 5 cm. From a point P, 13 cm away from O, a tangent touches the circle at T; its length carries a question mark. The angle at T is a right angle.',
  draw,
};
