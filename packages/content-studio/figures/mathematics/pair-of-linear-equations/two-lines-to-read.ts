import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance } from '#figures/kit/point.ts';
import { endsInside, solutionOf } from '#figures/kit/straight-line.ts';

/** The lines of a question that asks where they meet, so the intersection has no numbers. */
function draw(): string {
  const [x, y] = [[-5, 4] as const, [-1, 6] as const];
  const [one, other] = [
    { a: 1, b: -1, c: -4 },
    { a: 1, b: 1, c: 2 },
  ];
  claimNear(distance(solutionOf(one, other), [-1, 3]), 0, 1e-9, 'the lines meet at (-1, 3)');
  return planeFigure({
    x,
    y,
    segments: [
      { ends: endsInside(one, x, y), look: 'pen bold' },
      { ends: endsInside(other, x, y), look: 'red bold' },
    ],
    points: [],
  });
}

export const twoLinesToRead: FigureSource = {
  name: 'two-lines-to-read',
  caption: 'The graphs of two linear equations.',
  description:
    'Two straight lines on a plane with axes and a grid. One rises through (−4, 0) and (0, 4), the other falls through (0, 2) and (2, 0). They cross above the x-axis, to the left of the y-axis.',
  draw,
};
