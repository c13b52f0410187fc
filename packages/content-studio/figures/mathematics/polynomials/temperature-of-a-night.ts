import { claimNear } from '#figures/kit/claims.ts';
import { curvesOnPlane } from '#figures/kit/curve-on-plane.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { valueAt } from '#figures/kit/polynomial-graph.ts';

const coefficients = [0.5, -4, 6];
const noted: Point[] = [
  [0, 6],
  [2, 0],
  [4, -2],
  [6, 0],
  [8, 6],
];

export const temperatureOfANight: FigureSource = {
  name: 'temperature-of-a-night',
  caption: 'The temperature $y = T(x)$ in °C, $x$ hours after midnight.',
  description:
    'A curve like a cup on a grid with axes, from x = 0 to x = 8. Dots mark the five values of the table: (0, 6), (2, 0), (4, −2), (6, 0) and (8, 6).',
  draw: () =>
    curvesOnPlane([{ coefficients, from: 0, to: 8 }], {
      x: [0, 9],
      y: [-3, 7],
      more: (figure, at) => {
        for (const pair of noted) {
          claimNear(valueAt(coefficients, pair[0]), pair[1], 1e-9, 'the dot is a value of the table');
          figure.dot(at(pair), 'red', 4);
        }
      },
    }),
};
