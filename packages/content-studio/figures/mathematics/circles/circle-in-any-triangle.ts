import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { claimTouches } from '#figures/kit/tangents.ts';

const centimetre = 8;

function draw(): string {
  const figure = new Figure(240);
  const b: Point = [40, 200];
  const [a, c, centre, d] = (
    [
      [15, 20],
      [36, 0],
      [16, 8],
      [16, 0],
    ] as const
  ).map(([x, y]) => add(b, [x * centimetre, -y * centimetre]));
  if (!a || !c || !centre || !d) throw new Error('a triangle has three corners');
  claimNear(distance(a, b), 25 * centimetre, 1e-6, 'AB is 25 cm');
  claimNear(distance(a, c), 29 * centimetre, 1e-6, 'AC is 29 cm');
  const [e, f] = [between(c, a, 20 / 29), between(b, a, 16 / 25)];
  for (const [from, touch] of [
    [b, d],
    [c, e],
    [a, f],
  ] as const)
    claimTouches(centre, 8 * centimetre, from, touch);
  figure.polygon([a, b, c], 'pen').circle(centre, 8 * centimetre, 'tint');
  for (const corner of [a, b, c]) figure.line([centre, corner], 'soft dashed');
  for (const touch of [d, e, f]) figure.line([centre, touch]).dot(touch, 'red', 3.5);
  figure.dot(centre);
  figure.label('A', a, ['n', 'ne']).label('B', b, ['sw', 'w']).label('C', c, ['se', 'e']);
  figure.label('D', d, 's').label('E', e, ['ne', 'e']).label('F', f, ['nw', 'w']);
  figure.label('O', centre, ['ne', 'e'], { isOnShape: true });
  figure.label('*r*', between(centre, d, 0.55), ['e', 'w'], { isOnShape: true });
  return figure.svg();
}

export const circleInAnyTriangle: FigureSource = {
  name: 'circle-in-any-triangle',
  caption: 'The triangles $OBC$, $OCA$ and $OAB$ all have the height $r$.',
  description:
    'A triangle ABC with the longest side BC level below. A circle with the centre O inside it touches BC at D, CA at E and AB at F. The radii OD, OE and OF are drawn, OD with the letter r; dashed lines join O with the three corners.',
  draw,
};
