import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const [school, library, hospital]: [Point, Point, Point] = [
    [1, 2],
    [7, 2],
    [7, 10],
  ];
  claimNear(distance(school, hospital), 10, 1e-9, 'the straight way is 10 units');
  return planeFigure({
    x: [0, 10],
    y: [0, 11],
    segments: [
      { ends: [school, library], look: 'bold' },
      { ends: [library, hospital], look: 'bold' },
      { ends: [school, hospital], look: 'pen dashed' },
    ],
    points: [
      { at: school, name: 'S', side: ['nw', 'n'] },
      { at: library, name: 'L', side: ['e', 'se'] },
      { at: hospital, name: 'H', side: ['e', 'ne'] },
    ],
  });
}

export const townMap: FigureSource = {
  name: 'town-map',
  caption: 'A map of a town: school S, library L and hospital H.',
  description:
    'On a plane with axes, S is at (1, 2), L at (7, 2) and H at (7, 10). Bold streets run level from S to L and straight up from L to H. A dashed line joins S and H.',
  draw,
};
