import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, meet, type Point } from '#figures/kit/point.ts';
import { claimParallel, claimSimilar } from '#figures/kit/similar.ts';

function draw(): string {
  const figure = new Figure(230);
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [40, 190],
    [310, 190],
    [270, 40],
    [90, 40],
  ];
  const o = meet(a, c, b, d);
  claimParallel([d, c], [a, b]);
  claimSimilar([a, o, b], [c, o, d], 1.5);
  claimNear(distance(a, o) / distance(o, c), distance(b, o) / distance(o, d), 1e-6, 'AO : OC = BO : OD');
  figure.polygon([a, o, b], 'bare tint').polygon([c, o, d], 'bare tint');
  figure.polygon([a, b, c, d], 'pen').line([a, c], 'red').line([b, d], 'red');
  figure.angle(a, b, c, 34, 'green').angle(c, d, a, 34, 'green');
  figure.dot(o);
  figure.label('A', a, ['sw', 's']).label('B', b, ['se', 's']).label('C', c, ['ne', 'n']);
  figure.label('D', d, ['nw', 'n']).label('O', o, ['e', 'w'], { gap: 10 });
  return figure.svg();
}

export const trapeziumDiagonals: FigureSource = {
  name: 'trapezium-diagonals',
  caption:
    'In the trapezium $AB \\parallel DC$, so $\\triangle AOB \\sim \\triangle COD$ and $\\frac{AO}{OC} = \\frac{BO}{OD}$.',
  description:
    'A trapezium ABCD with the longer parallel side AB below and DC above. Its red diagonals AC and BD meet at O. The triangles AOB and COD are tinted; green arcs mark the equal angles of AC with AB and with DC.',
  draw,
};
