import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point } from '#figures/kit/point.ts';
import { endsInside, solutionOf } from '#figures/kit/straight-line.ts';

function draw(): string {
  const [x, y] = [[-2, 8] as const, [-1, 7] as const];
  const [road, canal, axis] = [
    { a: 1, b: -1, c: -1 },
    { a: 1, b: 1, c: 7 },
    { a: 0, b: 1, c: 0 },
  ];
  const corners = [solutionOf(road, canal), solutionOf(road, axis), solutionOf(canal, axis)] as const;
  const expected: Point[] = [
    [3, 4],
    [-1, 0],
    [7, 0],
  ];
  for (const [index, corner] of corners.entries())
    claimNear(distance(corner, expected[index] ?? [0, 0]), 0, 1e-9, 'the corner is that of the question');
  return planeFigure({
    x,
    y,
    segments: [
      { ends: endsInside(road, x, y), look: 'pen bold' },
      { ends: endsInside(canal, x, y), look: 'red bold' },
    ],
    points: [],
    more: (figure, at) => {
      figure
        .dot(at(corners[0]), 'ink', 4)
        .label('−1', at(corners[1]), ['nw', 'n'], { size: 'small' })
        .label('7', at(corners[2]), ['ne', 'n'], { size: 'small' })
        .label('1', at([0, 1]), ['nw', 'w'], { size: 'small' })
        .label('Bridge', at(corners[0]), ['n', 'e'], { gap: 9 })
        .label('Road', at([5, 6]), ['se', 'e', 'nw'], { colour: 'pen', gap: 6 })
        .label('Canal', at([5, 2]), ['ne', 'e'], { colour: 'red', gap: 6 });
    },
  });
}

export const roadAndCanal: FigureSource = {
  name: 'road-and-canal',
  caption: 'The road and the canal on the map.',
  description:
    'Two straight lines on a plane with axes. The road rises through the points (−1, 0) and (0, 1), the canal falls through (0, 7) and (7, 0). They cross at the bridge, a marked point 3 units to the right and 4 units up.',
  draw,
};
