import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { endsInside } from '#figures/kit/straight-line.ts';

export const triangleOfTwoLines: FigureSource = {
  name: 'triangle-of-two-lines',
  caption: 'Two lines and the triangle that they make with the $y$-axis.',
  description:
    'Two straight lines on a grid. One falls from (0, 5) on the y-axis, the other rises from (0, −1); they cross at (2, 3). The triangle between them and the y-axis is shaded. No numbers are written beside it.',
  draw: () =>
    planeFigure({
      x: [-2, 6],
      y: [-4, 6],
      points: [],
      segments: [
        { ends: endsInside({ a: 1, b: 1, c: 5 }, [-2, 6], [-4, 6]), look: 'pen bold' },
        { ends: endsInside({ a: 2, b: -1, c: 1 }, [-2, 6], [-4, 6]), look: 'red bold' },
      ],
      more: (figure, at) => figure.polygon([at([0, 5]), at([2, 3]), at([0, -1])], 'gold bare'),
    }),
};
