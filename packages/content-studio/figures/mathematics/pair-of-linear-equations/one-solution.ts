import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point } from '#figures/kit/point.ts';
import { endsInside, solutionOf } from '#figures/kit/straight-line.ts';

function draw(): string {
  const [x, y] = [[-1, 9] as const, [-2, 6] as const];
  const [one, other] = [
    { a: 1, b: 2, c: 8 },
    { a: 2, b: -1, c: 1 },
  ];
  const solution = solutionOf(one, other);
  claimNear(distance(solution, [2, 3]), 0, 1e-9, 'the lines meet at (2, 3)');
  return planeFigure({
    x,
    y,
    segments: [
      { ends: endsInside(one, x, y), look: 'pen bold' },
      { ends: endsInside(other, x, y), look: 'red bold' },
    ],
    points: [],
    more: (figure, at) => {
      const [onFirst, onSecond]: [Point, Point] = [
        [6.4, 0.8],
        [3.3, 5.6],
      ];
      figure
        .dot(at(solution), 'ink', 3.5)
        .label('(2, 3)', at(solution), ['e'], { size: 'small', gap: 14 })
        .label('*x* + 2*y* = 8', at(onFirst), ['ne', 'n'], { colour: 'pen', gap: 6 })
        .label('2*x* − *y* = 1', at(onSecond), ['e', 'se'], { colour: 'red', gap: 6 });
    },
  });
}

export const oneSolution: FigureSource = {
  name: 'one-solution',
  caption: 'The lines of $x + 2y = 8$ and $2x - y = 1$ meet in one point: $x = 2$, $y = 3$.',
  description:
    'Two straight lines on a plane with axes. One falls from the upper left to the x-axis at 8, the other rises steeply from below. They cross in one marked point, (2, 3).',
  draw,
};
