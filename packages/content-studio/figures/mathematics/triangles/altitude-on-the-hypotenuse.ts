import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, type Point } from '#figures/kit/point.ts';
import { angleAt, claimSimilar, triangleBySides } from '#figures/kit/similar.ts';

const unit = 56;

function draw(): string {
  const figure = new Figure(220);
  const [b, a, c] = triangleBySides([40, 180], 3 * unit, 5 * unit, 4 * unit);
  const d: Point = [b[0], a[1]];
  claimNear(angleAt(b, a, c), 90, 1e-6, 'the angle at B is a right one');
  claimSimilar([a, b, c], [a, d, b], 5 / 3);
  claimSimilar([a, b, c], [b, d, c], 5 / 4);
  claimNear(distance(a, b) ** 2, distance(a, d) * distance(a, c), 1e-6, 'AB² = AD · AC');
  claimNear(distance(b, c) ** 2, distance(c, d) * distance(a, c), 1e-6, 'BC² = CD · AC');
  figure.polygon([a, d, b], 'bare tint').polygon([b, d, c], 'bare warm');
  figure.polygon([a, b, c], 'pen').line([b, d], 'red').angle(b, a, c).angle(d, b, c);
  figure.label('A', a, ['sw', 's']).label('B', b, 'n').label('C', c, ['se', 's']).label('D', d, 's');
  return figure.svg();
}

export const altitudeOnTheHypotenuse: FigureSource = {
  name: 'altitude-on-the-hypotenuse',
  caption: 'The altitude $BD$ cuts the right triangle into two triangles, both similar to the whole.',
  description:
    'A triangle ABC with the longest side AC level below and a right angle at B on top. The red altitude BD stands on AC with a right angle. The triangle ADB on the left and the triangle BDC on the right are tinted in two colours.',
  draw,
};
