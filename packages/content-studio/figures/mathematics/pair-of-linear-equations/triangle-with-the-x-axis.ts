import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point } from '#figures/kit/point.ts';
import { endsInside, solutionOf } from '#figures/kit/straight-line.ts';

function draw(): string {
  const [x, y] = [[-4, 6] as const, [-1, 6] as const];
  const [one, other, axis] = [
    { a: 1, b: -1, c: -2 },
    { a: 2, b: 1, c: 8 },
    { a: 0, b: 1, c: 0 },
  ];
  const corners = [solutionOf(one, other), solutionOf(one, axis), solutionOf(other, axis)] as const;
  const expected: Point[] = [
    [2, 4],
    [-2, 0],
    [4, 0],
  ];
  for (const [index, corner] of corners.entries())
    claimNear(distance(corner, expected[index] ?? [0, 0]), 0, 1e-9, 'the corner is that of the text');
  return planeFigure({
    x,
    y,
    segments: [
      { ends: endsInside(one, x, y), look: 'pen bold' },
      { ends: endsInside(other, x, y), look: 'red bold' },
      { ends: [corners[0], [corners[0][0], 0]], look: 'soft dashed' },
    ],
    points: [
      { at: corners[0], name: 'A', side: ['e', 'ne'] },
      { at: corners[1], name: 'B', side: ['nw', 'n'] },
      { at: corners[2], name: 'C', side: ['ne', 'e'] },
    ],
    more: (figure, at) => {
      figure
        .label('*y* = *x* + 2', at([-0.5, 1.5]), ['nw', 'w'], { colour: 'pen', gap: 6 })
        .label('2*x* + *y* = 8', at([3, 2]), ['e', 'ne'], { colour: 'red', gap: 6 });
    },
  });
}

export const triangleWithTheXAxis: FigureSource = {
  name: 'triangle-with-the-x-axis',
  caption: 'The two lines and the $x$-axis enclose a triangle with base 6 and height 4.',
  description:
    'A rising line meets the x-axis at B (−2, 0), a falling line meets it at C (4, 0). They cross at A (2, 4). A dashed line goes straight down from A to the x-axis.',
  draw,
};
