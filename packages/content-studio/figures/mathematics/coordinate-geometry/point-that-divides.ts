import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { between, distance, distanceToLine, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const [a, b, p]: [Point, Point, Point] = [
    [1, 1],
    [7, 4],
    [5, 3],
  ];
  claimNear(distanceToLine(p, a, b), 0, 1e-9, 'P lies on AB');
  claimNear(distance(a, p) / distance(p, b), 2, 1e-9, 'AP is to PB as 2 to 1');
  const [q, r]: [Point, Point] = [
    [p[0], a[1]],
    [b[0], p[1]],
  ];
  claimNear((q[0] - a[0]) / (r[0] - p[0]), 2, 1e-9, 'the level legs have the same ratio');
  return planeFigure({
    x: [0, 8],
    y: [0, 6],
    segments: [
      { ends: [a, b], look: 'pen bold' },
      { ends: [a, q], look: 'dashed' },
      { ends: [q, p], look: 'dashed' },
      { ends: [p, r], look: 'dashed' },
      { ends: [r, b], look: 'dashed' },
    ],
    points: [
      { at: a, name: 'A', side: ['nw', 'n'] },
      { at: b, name: 'B', side: ['n', 'ne'] },
      { at: p, name: 'P', side: ['nw', 'n'], colour: 'red' },
    ],
    more: (figure, at) =>
      figure
        .angle(at(q), at(a), at(p))
        .angle(at(r), at(p), at(b))
        .label('2', at(between(a, p, 0.5)), 'nw', { colour: 'pen' })
        .label('1', at(between(p, b, 0.5)), 'nw', { colour: 'pen' })
        .label('4', at(between(a, q, 0.5)), 's', { size: 'small' })
        .label('2', at(between(p, r, 0.5)), 's', { size: 'small' }),
  });
}

export const pointThatDivides: FigureSource = {
  name: 'point-that-divides',
  caption: 'P divides AB in the ratio $2 : 1$. The two right triangles are similar, so $4 : 2 = 2 : 1$.',
  description:
    'A line rises from A (1, 1) to B (7, 4). P (5, 3) lies on it; AP is marked 2 and PB 1. Under AP and under PB are dashed right triangles of the same shape, with horizontal sides 4 and 2.',
  draw,
};
