import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, distance } from '#figures/kit/point.ts';
import { claimParallel, claimSimilar, triangleBySides } from '#figures/kit/similar.ts';

const centimetre = 30;

function draw(): string {
  const figure = new Figure(240);
  const [a, b, c] = triangleBySides([70, 200], 5 * centimetre, 7 * centimetre, 7.5 * centimetre);
  const [d, e] = [between(a, b, 3 / 5), between(a, c, 3 / 5)];
  claimParallel([d, e], [b, c]);
  claimNear(distance(a, d) / distance(d, b), 3 / 2, 1e-6, 'AD : DB is 3 : 2');
  claimNear(distance(a, e) / distance(e, c), 3 / 2, 1e-6, 'AE : EC is 3 : 2');
  claimNear(distance(a, e) / centimetre, 4.5, 1e-6, 'AE is 4.5 cm');
  claimNear(distance(e, c) / centimetre, 3, 1e-6, 'EC is 3 cm');
  claimSimilar([a, b, c], [a, d, e], 5 / 3);
  figure.polygon([a, b, c], 'pen').line([d, e], 'red bold');
  for (const point of [d, e]) figure.dot(point, 'red', 3.5);
  figure.label('A', a, 'n').label('B', b, ['sw', 'w']).label('C', c, ['se', 'e']);
  figure.label('D', d, ['w', 'nw']).label('E', e, ['e', 'ne']);
  figure.label('3 cm', between(a, d, 0.5), ['w', 'nw']).label('2 cm', between(d, b, 0.5), ['w', 'nw']);
  figure.label('4.5 cm', between(a, e, 0.5), ['ne', 'e']).label('?', between(e, c, 0.5), ['ne', 'e']);
  return figure.svg();
}

export const basicProportionality: FigureSource = {
  name: 'basic-proportionality',
  caption: '$DE \\parallel BC$ cuts both sides in the same ratio: $\\frac{AD}{DB} = \\frac{AE}{EC}$.',
  description:
    'A triangle ABC with A at the top. A red level line joins D on AB and E on AC and is parallel to BC. AD is 3 cm, DB is 2 cm and AE is 4.5 cm; EC carries a question mark.',
  draw,
};
