import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, distance } from '#figures/kit/point.ts';
import { triangleBySides } from '#figures/kit/similar.ts';

const unit = 20;

/** Drawn for the value that the question asks for, which the figure does not show. */
function draw(): string {
  const figure = new Figure(230);
  const [p, q, r] = triangleBySides([70, 200], 9 * unit, 11 * unit, 12 * unit);
  const [s, t] = [between(p, q, 2 / 3), between(p, r, 2 / 3)];
  claimNear(distance(p, s) / unit, 6, 1e-6, 'PS is 6');
  claimNear(distance(p, t) / unit, 8, 1e-6, 'PT is 8');
  claimNear(distance(t, r) / unit, 4, 1e-6, 'TR is x + 1 for x = 3');
  figure.polygon([p, q, r], 'pen').line([s, t], 'red bold');
  for (const point of [s, t]) figure.dot(point, 'red', 3.5);
  figure.label('P', p, 'n').label('Q', q, ['sw', 'w']).label('R', r, ['se', 'e']);
  figure.label('S', s, ['w', 'nw']).label('T', t, ['e', 'ne']);
  figure.label('6', between(p, s, 0.5), ['w', 'nw']).label('*x*', between(s, q, 0.5), ['w', 'nw']);
  figure.label('8', between(p, t, 0.5), ['ne', 'e']).label('*x* + 1', between(t, r, 0.5), ['ne', 'e']);
  return figure.svg();
}

export const parallelOrNot: FigureSource = {
  name: 'parallel-or-not',
  caption: 'The triangle $PQR$ with $S$ on $PQ$ and $T$ on $PR$.',
  description:
    'A triangle PQR with P at the top. A red line joins S on PQ and T on PR. PS is marked 6, SQ x, PT 8 and TR x + 1.',
  draw,
};
