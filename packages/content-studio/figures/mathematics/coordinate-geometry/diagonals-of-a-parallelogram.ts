import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { between, distance, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [1, 1],
    [5, 2],
    [7, 5],
    [3, 4],
  ];
  const middle = between(a, c, 0.5);
  claimNear(distance(middle, between(b, d, 0.5)), 0, 1e-9, 'both diagonals have the same midpoint');
  claimNear(distance(middle, [4, 3]), 0, 1e-9, 'it is (4, 3)');
  return planeFigure({
    x: [0, 9],
    y: [0, 7],
    segments: [
      { ends: [a, b], look: 'pen bold' },
      { ends: [b, c], look: 'pen bold' },
      { ends: [c, d], look: 'pen bold' },
      { ends: [d, a], look: 'pen bold' },
      { ends: [a, c], look: 'red dashed' },
      { ends: [b, d], look: 'red dashed' },
    ],
    points: [
      { at: a, name: 'A', side: ['se', 's'] },
      { at: b, name: 'B', side: ['se', 'e'] },
      { at: c, name: 'C', side: ['n', 'ne'] },
      { at: d, name: 'D', side: ['nw', 'n'] },
      { at: middle, name: 'M', side: ['e', 'se'], colour: 'red', withoutCoordinates: true },
    ],
  });
}

export const diagonalsOfAParallelogram: FigureSource = {
  name: 'diagonals-of-a-parallelogram',
  caption: 'The diagonals of a parallelogram share their midpoint M(4, 3); from it D is found.',
  description:
    'A parallelogram with A (1, 1), B (5, 2), C (7, 5) and D (3, 4). Its dashed diagonals AC and BD cross at M in the middle of both.',
  draw,
};
