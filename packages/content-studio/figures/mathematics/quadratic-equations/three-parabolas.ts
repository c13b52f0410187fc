import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const threeParabolas: FigureSource = {
  name: 'three-parabolas',
  caption: 'The graphs of three quadratic polynomials.',
  description:
    'Three curves on one set of axes. Curve A, on the left, is a cup that crosses the x-axis 5 and 3 to the left of the origin. Curve B, in the middle, is a hill that touches the x-axis with its top. Curve C, on the right, is a cup above the x-axis; its lowest point is (4, 1).',
  draw: () =>
    curvesOnPlane(
      [
        { coefficients: [1, 8, 15], from: -6, to: -2 },
        { coefficients: [-1, 0, 0], from: -1.9, to: 1.9, look: 'red bold' },
        { coefficients: [1, -8, 17], from: 2.5, to: 5.5, look: 'green bold' },
      ],
      {
        x: [-7, 7],
        y: [-4, 4],
        points: [
          { at: [-6, 3], name: 'A', side: 'w', withoutCoordinates: true, colour: 'pen' },
          { at: [1.9, -3.61], name: 'B', side: 'e', withoutCoordinates: true, colour: 'red' },
          { at: [5.5, 3.25], name: 'C', side: 'e', withoutCoordinates: true, colour: 'green' },
        ],
      },
    ),
};
