import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const [a, b, c]: [Point, Point, Point] = [
    [-2, 1],
    [4, 9],
    [10, 1],
  ];
  claimNear(distance(a, b), 10, 1e-9, 'AB is 10 m');
  claimNear(distance(b, c), 10, 1e-9, 'BC is 10 m');
  return planeFigure({
    x: [-4, 12],
    y: [-2, 10],
    step: 2,
    segments: [
      { ends: [a, b], look: 'pen dashed' },
      { ends: [b, c], look: 'pen dashed' },
      { ends: [a, c], look: 'pen dashed' },
    ],
    points: [
      { at: a, name: 'A', side: ['nw', 'n'] },
      { at: b, name: 'B', side: ['n', 'ne'] },
      { at: c, name: 'C', side: ['ne', 'n'] },
    ],
  });
}

export const digSite: FigureSource = {
  name: 'dig-site',
  caption: 'The plan of the site, in metres.',
  description:
    'On a plane with axes the finds are marked: the pot A at (−2, 1), the coin B at (4, 9) and the bead C at (10, 1). Dashed lines join them to a triangle.',
  draw,
};
