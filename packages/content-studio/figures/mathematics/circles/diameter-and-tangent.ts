import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const diameterAndTangent: FigureSource = {
  name: 'diameter-and-tangent',
  caption: 'The diameter $AB$ and the tangent $AT$.',
  description:
    'A circle with the centre O and the upright diameter AB, A below. A tangent at A goes to the right to T. The line from B to T meets the circle at Q. The radius OQ is drawn; the angle AOQ is marked 64 degrees.',
  draw: () =>
    geometryFigure({
      points: {
        O: [0, 0],
        A: [0, -5],
        B: [0, 5],
        Q: [5 * Math.cos((26 * Math.PI) / 180), -5 * Math.sin((26 * Math.PI) / 180)],
        T: [10 * Math.tan((32 * Math.PI) / 180), -5],
      },
      shapes: [
        { circle: 'O', radius: 5 },
        { line: 'AB' },
        { line: 'AT', look: 'pen bold' },
        { line: 'BT', look: 'red' },
        { line: 'OQ' },
      ],
      names: { O: 'w', A: 's', B: 'n', Q: 'ne', T: 'e' },
      dots: 'OQ',
      angles: [['AOQ', '64°', 22]],
      size: [220, 200],
    }),
};
