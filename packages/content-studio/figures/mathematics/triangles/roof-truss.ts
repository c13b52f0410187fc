import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, distance, type Point } from '#figures/kit/point.ts';
import { claimParallel, triangleBySides } from '#figures/kit/similar.ts';

const metre = 34;

function draw(): string {
  const figure = new Figure(190);
  const [a, b, c] = triangleBySides([38, 150], 4 * metre, 8.4 * metre, 6.8 * metre);
  const [d, e] = [between(a, b, 3 / 8), between(a, c, 3 / 8)];
  const p: Point = [a[0], b[1]];
  const q: Point = [a[0], d[1]];
  claimParallel([d, e], [b, c]);
  claimNear(distance(a, d) / metre, 1.5, 1e-6, 'AD is 1.5 m');
  claimNear(distance(a, e) / metre, 2.55, 1e-6, 'AE is 2.55 m');
  claimNear(distance(a, p) / metre, 3.2, 1e-6, 'the post is 3.2 m high');
  figure.polygon([a, b, c], 'pen bold').line([d, e], 'red bold').line([a, p], 'green dashed');
  figure.angle(p, a, c, 8, 'green');
  for (const point of [d, e]) figure.dot(point, 'red', 3.5);
  figure.label('A', a, 'n').label('B', b, ['sw', 's']).label('C', c, ['se', 's']).label('P', p, 's');
  figure.label('D', d, ['w', 'nw']).label('E', e, ['ne', 'e']).label('Q', q, ['se', 's']);
  figure.label('1.5 m', between(a, d, 0.5), ['w', 'nw']).label('2.5 m', between(d, b, 0.5), ['w', 'nw']);
  figure.label('2.55 m', between(a, e, 0.5), ['ne', 'n']);
  return figure.svg();
}

export const roofTruss: FigureSource = {
  name: 'roof-truss',
  caption: 'The roof truss: the tie $DE$ is parallel to the beam $BC$.',
  description:
    'A flat triangle ABC with A on top and the beam BC level below. A red level tie joins D on AB and E on AC. AD is 1.5 m, DB is 2.5 m and AE is 2.55 m. A dashed post goes straight down from A, through Q on DE, to P on BC, where it makes a right angle.',
  draw,
};
