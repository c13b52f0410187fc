import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, dot, type Point, scale, subtract, towards } from '#figures/kit/point.ts';
import { areaOf, claimParallel, triangleBySides } from '#figures/kit/similar.ts';

/** The foot of the perpendicular from a point to the line through a and b. */
function footOn(point: Point, a: Point, b: Point): Point {
  const along = towards(a, b);
  return add(a, scale(along, dot(subtract(point, a), along)));
}

function draw(): string {
  const figure = new Figure(310);
  const [a, b, c] = triangleBySides([40, 270], 254, 280, 272);
  const fraction = 0.56;
  const [d, e] = [between(a, b, fraction), between(a, c, fraction)];
  const [m, n] = [footOn(d, a, c), footOn(e, a, b)];
  claimParallel([d, e], [b, c]);
  claim(distance(a, m) < distance(a, e) && distance(a, n) < distance(a, d), 'M and N lie above D and E');
  const ratio = distance(a, d) / distance(d, b);
  claimNear(areaOf([a, d, e]) / areaOf([b, d, e]), ratio, 1e-6, 'the areas are as AD to DB');
  claimNear(
    areaOf([a, d, e]) / areaOf([c, d, e]),
    distance(a, e) / distance(e, c),
    1e-6,
    'the areas are as AE to EC',
  );
  claimNear(areaOf([b, d, e]), areaOf([c, d, e]), 1e-6, 'BDE and DEC have equal areas');
  figure.polygon([a, b, c], 'pen').line([d, e], 'pen bold');
  figure.line([b, e], 'red').line([c, d], 'red');
  figure.line([d, m], 'green dashed').line([e, n], 'green dashed');
  figure.angle(m, d, a, 8, 'green').angle(n, e, a, 8, 'green');
  figure.label('A', a, 'n').label('B', b, ['sw', 's']).label('C', c, ['se', 's']);
  figure.label('D', d, ['w', 'nw']).label('E', e, ['e', 'ne']);
  figure.label('M', m, ['e', 'ne']).label('N', n, ['w', 'nw']);
  return figure.svg();
}

export const proofOfProportionality: FigureSource = {
  name: 'proof-of-proportionality',
  caption: 'For the proof: join $BE$ and $CD$, and draw $DM \\perp AC$ and $EN \\perp AB$.',
  description:
    'A triangle ABC with A at the top and a level line DE, D on AB and E on AC. Red lines join B with E and C with D. Dashed green perpendiculars run from D to M on AC and from E to N on AB; M and N lie between A and the line DE.',
  draw,
};
