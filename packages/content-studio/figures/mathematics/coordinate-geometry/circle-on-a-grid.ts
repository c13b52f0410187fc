import { claim } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point, polar } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

function draw(): string {
  const around = sample(
    (t): Point => [1 + Math.hypot(3, 3) * polar(360 * t)[0], 1 - Math.hypot(3, 3) * polar(360 * t)[1]],
    72,
  );
  claim(
    around.every((point) => Math.abs(distance(point, [1, 1]) - Math.sqrt(18)) < 1e-9),
    'the circle has the centre (1, 1)',
  );
  return planeFigure({
    x: [-4, 6],
    y: [-4, 6],
    segments: [
      {
        ends: [
          [-2, -2],
          [4, 4],
        ],
        look: 'red',
      },
      ...around.slice(1).map((end, index) => ({ ends: [around[index] ?? end, end] as const, look: 'pen' })),
    ],
    points: [
      { at: [-2, -2], name: 'A', side: 'sw', withoutCoordinates: true },
      { at: [4, 4], name: 'B', side: 'ne', withoutCoordinates: true },
    ],
  });
}

export const circleOnAGrid: FigureSource = {
  name: 'circle-on-a-grid',
  caption: 'A circle with the diameter $AB$ on a grid.',
  description:
    'A circle on a grid with axes. Its diameter AB is drawn from A at (−2, −2) to B at (4, 4). The centre is not marked, and no coordinates are written.',
  draw,
};
