import { claim } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { endsInside } from '#figures/kit/straight-line.ts';

function draw(): string {
  const [x, y] = [[-2, 9] as const, [-2, 6] as const];
  const [one, other] = [
    { a: 1, b: 2, c: 4 },
    { a: 2, b: 4, c: 16 },
  ];
  claim(one.a * other.b === other.a * one.b, 'the lines have the same slope');
  claim(one.a * other.c !== other.a * one.c, 'they are two different lines');
  return planeFigure({
    x,
    y,
    segments: [
      { ends: endsInside(one, x, y), look: 'pen bold' },
      { ends: endsInside(other, x, y), look: 'red bold' },
    ],
    points: [
      { at: [4, 0], name: '', side: ['ne', 'n'] },
      { at: [8, 0], name: '', side: ['ne', 'n'] },
    ],
    more: (figure, at) => {
      figure
        .label('*x* + 2*y* = 4', at([5.6, -0.8]), ['sw', 's', 'w'], { colour: 'pen', gap: 6 })
        .label('2*x* + 4*y* = 16', at([3, 2.5]), ['ne', 'n'], { colour: 'red', gap: 6 });
    },
  });
}

export const noSolution: FigureSource = {
  name: 'no-solution',
  caption: 'The lines of $x + 2y = 4$ and $2x + 4y = 16$ are parallel: there is no common solution.',
  description:
    'Two straight lines that fall from left to right with the same slope. The lower one meets the x-axis at (4, 0), the upper one at (8, 0); both points are marked. The lines do not meet.',
  draw,
};
