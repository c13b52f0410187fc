import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const [a, b]: [Point, Point] = [
    [2, 3],
    [10, 9],
  ];
  claimNear(distance(a, b), 10, 1e-9, 'the tents are 10 m apart');
  claimNear(distance([10.5, 0], a), distance([10.5, 0], b), 1e-9, 'the tap is as far from A as from B');
  return planeFigure({
    x: [0, 12],
    y: [0, 10],
    segments: [
      { ends: [a, b], look: 'pen dashed' },
      {
        ends: [
          [0, 0],
          [12, 0],
        ],
        look: 'bold',
      },
    ],
    points: [
      { at: a, name: 'A', side: ['se', 's'] },
      { at: b, name: 'B', side: ['nw', 'n'] },
    ],
    more: (figure, at) => figure.label('path', at([6, 0]), 'n', { size: 'small' }),
  });
}

export const scoutCamp: FigureSource = {
  name: 'scout-camp',
  caption: 'The plan of a scout camp: tents A and B, and a path along the $x$-axis.',
  description:
    'On a plane with axes, tent A is at (2, 3) and tent B at (10, 9). A dashed line joins them. The x-axis from 0 to 12 is drawn bold: it is the path.',
  draw,
};
