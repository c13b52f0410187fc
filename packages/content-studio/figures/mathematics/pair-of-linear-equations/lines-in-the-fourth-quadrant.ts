import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { endsInside } from '#figures/kit/straight-line.ts';

export const linesInTheFourthQuadrant: FigureSource = {
  name: 'lines-in-the-fourth-quadrant',
  caption: 'The graphs of two linear equations.',
  description:
    'Two straight lines on a grid with axes. One falls through (−3, 4) and (0, 1), the other rises through (4, 0) and (6, 4). They cross to the right of the y-axis and below the x-axis.',
  draw: () =>
    planeFigure({
      x: [-3, 6],
      y: [-5, 5],
      points: [],
      segments: [
        { ends: endsInside({ a: 1, b: 1, c: 1 }, [-3, 6], [-5, 5]), look: 'pen bold' },
        { ends: endsInside({ a: 2, b: -1, c: 8 }, [-3, 6], [-5, 5]), look: 'red bold' },
      ],
    }),
};
