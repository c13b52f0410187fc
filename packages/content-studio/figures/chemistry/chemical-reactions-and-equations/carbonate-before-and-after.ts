import { claimNear } from '#figures/kit/claims.ts';
import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const points: Point[] = [
    [2.5, 1.4],
    [5, 2.8],
    [7.5, 4.2],
  ];
  for (const [before, after] of points)
    claimNear(after / before, 56 / 100, 1e-9, 'CaO is 56 g of 100 g of calcium carbonate');
  return lineGraph(
    { from: 0, to: 15, step: 2.5, name: 'Calcium carbonate before (g)' },
    { from: 0, to: 8.4, step: 1.4, name: 'Solid left (g)' },
    [
      {
        points: [
          [0, 0],
          [7.5, 4.2],
        ],
        look: 'pen',
        isPlain: true,
      },
      { points, look: 'pen' },
    ],
  );
}

export const carbonateBeforeAndAfter: FigureSource = {
  name: 'carbonate-before-and-after',
  caption: 'The solid left in crucibles 1, 2 and 3, from left to right.',
  description:
    'A graph of the solid left in grams against the calcium carbonate before in grams. A straight line from 0 passes through dots: 1.4 left of 2.5, 2.8 left of 5, 4.2 left of 7.5. The axes go on to 15 and 8.4.',
  draw,
};
