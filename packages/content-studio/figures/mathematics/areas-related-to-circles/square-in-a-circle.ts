import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const squareInACircle: FigureSource = {
  name: 'square-in-a-circle',
  caption: 'A square whose corners lie on a circle.',
  description:
    'A circle with the centre O and a square ABCD whose four corners lie on the circle. The radius OA is marked 7 cm. The four segments of the disc outside the square are shaded.',
  draw: () =>
    geometryFigure({
      points: {
        O: [0, 0],
        A: [7 / Math.SQRT2, -7 / Math.SQRT2],
        B: [7 / Math.SQRT2, 7 / Math.SQRT2],
        C: [-7 / Math.SQRT2, 7 / Math.SQRT2],
        D: [-7 / Math.SQRT2, -7 / Math.SQRT2],
      },
      shapes: [
        { circle: 'O', radius: 7, look: 'warm' },
        { polygon: 'ABCD', look: 'blank' },
        { line: 'OA', look: 'red' },
      ],
      names: { O: 'nw', A: 'se', B: 'ne', C: 'nw', D: 'sw' },
      dots: 'O',
      lengths: [['OA', '7 cm', 'ne']],
      size: [200, 200],
    }),
};
