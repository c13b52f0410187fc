import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { between, distance, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const [a, b]: [Point, Point] = [
    [-3, 1],
    [6, 4],
  ];
  const [p, q] = [between(a, b, 1 / 3), between(a, b, 2 / 3)];
  claimNear(distance(p, [0, 2]) + distance(q, [3, 3]), 0, 1e-9, 'the points are (0, 2) and (3, 3)');
  claimNear(distance(a, p), distance(p, q), 1e-9, 'the parts are equal');
  return planeFigure({
    x: [-4, 8],
    y: [0, 6],
    segments: [{ ends: [a, b], look: 'pen bold' }],
    points: [
      { at: a, name: 'A', side: ['n', 'nw'] },
      { at: b, name: 'B', side: ['n', 'ne'] },
      { at: p, name: 'P', side: ['se', 's'], colour: 'red' },
      { at: q, name: 'Q', side: ['se', 's'], colour: 'red' },
    ],
  });
}

export const pointsOfTrisection: FigureSource = {
  name: 'points-of-trisection',
  caption: 'P and Q cut AB into three equal parts: $AP = PQ = QB$.',
  description:
    'A line rises from A (−3, 1) to B (6, 4). On it lie P (0, 2), where it crosses the y-axis, and Q (3, 3). The three parts are of equal length.',
  draw,
};
