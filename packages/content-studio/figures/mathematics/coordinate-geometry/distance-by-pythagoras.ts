import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point } from '#figures/kit/point.ts';

const [p, q, corner]: Point[] = [
  [1, 1],
  [5, 4],
  [5, 1],
];

function draw(): string {
  if (!p || !q || !corner) throw new Error('three points');
  claimNear(distance(p, q) ** 2, distance(p, corner) ** 2 + distance(corner, q) ** 2, 1e-9, 'Pythagoras');
  claimNear(distance(p, q), 5, 1e-9, 'PQ is 5');
  return planeFigure({
    x: [0, 7],
    y: [0, 6],
    segments: [
      { ends: [p, q], look: 'pen bold' },
      { ends: [p, corner], look: 'dashed' },
      { ends: [corner, q], look: 'dashed' },
    ],
    points: [
      { at: p, name: 'P', side: ['nw', 'n'] },
      { at: q, name: 'Q', side: ['n', 'ne'] },
    ],
    more: (figure, at) =>
      figure
        .angle(at(corner), at(p), at(q))
        .label('5 − 1 = 4', at([3, 1]), 'n', { size: 'small' })
        .label('4 − 1 = 3', at([5, 2.5]), 'e', { size: 'small' })
        .label('5', at([3, 2.5]), 'nw', { colour: 'pen' }),
  });
}

export const distanceByPythagoras: FigureSource = {
  name: 'distance-by-pythagoras',
  caption: 'PQ is the hypotenuse of a right triangle: $PQ = \\sqrt{4^2 + 3^2} = 5$.',
  description:
    'On a plane with axes P is at (1, 1) and Q at (5, 4). A dashed horizontal line of length 4 and a dashed vertical line of length 3 meet at a right angle below Q. The slant line PQ is marked 5.',
  draw,
};
