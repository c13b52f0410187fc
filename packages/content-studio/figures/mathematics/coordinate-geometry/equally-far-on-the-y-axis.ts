import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const [a, b, p]: [Point, Point, Point] = [
    [5, 2],
    [-1, 4],
    [0, -3],
  ];
  claimNear(distance(p, a), distance(p, b), 1e-9, 'P is equally far from A and B');
  claimNear(distance(p, a) ** 2, 50, 1e-9, 'PA² is 50');
  return planeFigure({
    x: [-3, 7],
    y: [-4, 6],
    segments: [
      { ends: [p, a], look: 'pen bold' },
      { ends: [p, b], look: 'pen bold' },
    ],
    points: [
      { at: a, name: 'A', side: ['n', 'ne'] },
      { at: b, name: 'B', side: ['nw', 'n'] },
      { at: p, name: 'P', side: ['se', 'e'], colour: 'red' },
    ],
  });
}

export const equallyFarOnTheYAxis: FigureSource = {
  name: 'equally-far-on-the-y-axis',
  caption: 'P on the $y$-axis is as far from A as from B: $PA^2 = PB^2 = 50$.',
  description:
    'A is at (5, 2) on the right and B at (−1, 4) on the left of the y-axis. Two lines of the same length lead from P (0, −3), on the y-axis, to A and to B.',
  draw,
};
