import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const [centre, p]: [Point, Point] = [
    [3, 1],
    [6, 5],
  ];
  claimNear(distance(centre, p), 5, 1e-9, 'the radius is 5');
  return planeFigure({
    x: [-6, 12],
    y: [-6, 8],
    step: 6,
    segments: [{ ends: [centre, p], look: 'red' }],
    points: [
      { at: centre, name: 'C', side: ['se', 's'] },
      { at: p, name: 'P', side: ['ne', 'e'] },
    ],
    more: (figure, at, unit) => figure.circle(at(centre), 5 * unit, 'pen bold'),
  });
}

export const circleThroughP: FigureSource = {
  name: 'circle-through-p',
  caption: 'A circle with the centre C through the point P.',
  description:
    'On a plane with axes a circle has its centre C at (3, 1). A red radius leads from C up to the point P at (6, 5) on the circle.',
  draw,
};
