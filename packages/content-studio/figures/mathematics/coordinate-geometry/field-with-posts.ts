import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';

export const fieldWithPosts: FigureSource = {
  name: 'field-with-posts',
  caption: 'A field with three posts; 1 unit is 10 m.',
  description:
    'Three posts on a grid with axes: A at (−2, 3), B at (2, 3) and C at (2, −2). No coordinates are written.',
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
