import { claim } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { endsInside } from '#figures/kit/straight-line.ts';

function draw(): string {
  const [x, y] = [[-3, 7] as const, [-2, 4] as const];
  const [one, other] = [
    { a: 2, b: 3, c: 6 },
    { a: 4, b: 6, c: 12 },
  ];
  claim(one.a * other.b === other.a * one.b, 'the lines have the same slope');
  claim(one.a * other.c === other.a * one.c, 'they are the same line');
  return planeFigure({
    x,
    y,
    segments: [
      { ends: endsInside(one, x, y), look: 'pen heavy' },
      { ends: endsInside(other, x, y), look: 'red bold dashed' },
    ],
    points: [
      { at: [0, 2], name: '', side: ['ne', 'n'] },
      { at: [3, 0], name: '', side: ['ne', 'n'] },
    ],
    more: (figure, at) => {
      figure
        .label('2*x* + 3*y* = 6', at([1, 4 / 3]), ['ne', 'e'], { colour: 'pen', gap: 8 })
        .label('4*x* + 6*y* = 12', at([4.5, -1]), ['ne', 'e'], { colour: 'red', gap: 8 });
    },
  });
}

export const endlessSolutions: FigureSource = {
  name: 'endless-solutions',
  caption: '$2x + 3y = 6$ and $4x + 6y = 12$ are the same line: each of its points is a solution.',
  description:
    'One straight line, drawn thick in blue with a dashed red line on top of it. It falls from left to right through the marked points (0, 2) and (3, 0). Both equations stand beside it.',
  draw,
};
