import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const planOfASchool: FigureSource = {
  name: 'plan-of-a-school',
  caption: 'The plan of the school.',
  description:
    'A grid with axes, one unit for one metre. Four points are marked: O at the origin, L to the right and above it, B to the right and below the x-axis, C to the left and above it.',
  draw: () =>
    planeFigure({
      x: [-6, 14],
      y: [-4, 6],
      step: 2,
      segments: [],
      points: [
        { at: [0, 0], name: 'O', side: ['nw', 'ne'], withoutCoordinates: true },
        { at: [12, 5], name: 'L', side: 'n', withoutCoordinates: true },
        { at: [4, -3], name: 'B', side: 's', withoutCoordinates: true },
        { at: [-4, 3], name: 'C', side: 'n', withoutCoordinates: true },
      ],
    }),
};
