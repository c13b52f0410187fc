import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround } from '#figures/kit/heights.ts';
import { between, distance, type Point } from '#figures/kit/point.ts';
import { type Corners, claimParallel, claimSimilar } from '#figures/kit/similar.ts';

const metre = 13;
const ground = 170;

/** Something upright and its shadow, in metres. */
function shadow(foot: number, height: number, length: number): Corners {
  return [
    [foot, ground - height * metre],
    [foot, ground],
    [foot + length * metre, ground],
  ];
}

function draw(): string {
  const figure = new Figure(220);
  const tower = shadow(50, 9, 12);
  const pole = shadow(250, 3, 4);
  claimSimilar(tower, pole, 3);
  const [a, b, c] = tower;
  const [d, e, f] = pole;
  claimParallel([a, c], [d, f]);
  claimNear(distance(a, b) / metre, 9, 1e-6, 'the tower is 9 m high');
  drawGround(figure, 30, 330, ground);
  for (const [top, foot, end] of [tower, pole])
    figure.line([top, foot], 'heavy').ray([top, end], 'amber').angle(foot, top, end);
  figure.angle(c, a, b, 26, 'pen').angle(f, d, e, 20, 'pen');
  const below = (one: Point, other: Point): Point => [between(one, other, 0.5)[0], ground + 19];
  figure.label('A', a, 'n').label('D', d, 'n');
  for (const [name, [x]] of [
    ['B', b],
    ['C', c],
    ['E', e],
    ['F', f],
  ] as const)
    figure.text(name, [x, ground + 19]);
  figure.label('?', between(a, b, 0.5), 'w').label('3 m', between(d, e, 0.5), 'w');
  figure.text('12 m', below(b, c)).text('4 m', below(e, f));
  figure.label('sun', between(a, c, 0.35), 'ne', { colour: 'amber' });
  return figure.svg();
}

export const towerAndPole: FigureSource = {
  name: 'tower-and-pole',
  caption: 'At one moment the rays of the sun are parallel: $\\triangle ABC \\sim \\triangle DEF$.',
  description:
    'A tower AB and a short pole DE of 3 m stand upright on level ground. Parallel rays of the sun pass over their tops. The shadow BC of the tower is 12 m, the shadow EF of the pole 4 m; the height of the tower carries a question mark.',
  draw,
};
