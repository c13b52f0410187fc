import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const fieldWithPosts: FigureSource = {
  name: 'field-with-posts',
  caption: 'A field with three posts; 1 unit is 10 m.',
  description:
    'Three posts A, B and C on a grid with axes. A lies to the left above the x-axis, B to the right above the x-axis on the same height, and C below B, under the x-axis.',
  draw: () =>
    planeFigure({
      x: [-4, 5],
      y: [-3, 5],
      segments: [],
      points: [
        { at: [-2, 3], name: 'A', side: 'nw', withoutCoordinates: true, colour: 'red' },
        { at: [2, 3], name: 'B', side: 'ne', withoutCoordinates: true, colour: 'red' },
        { at: [2, -2], name: 'C', side: 'se', withoutCoordinates: true, colour: 'red' },
      ],
    }),
};
