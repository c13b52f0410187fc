import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return lineGraph(
    { from: 0, to: 50, step: 10, name: 'Time (minutes)' },
    { from: 4, to: 8, step: 0.5, name: 'pH in the mouth' },
    [
      {
        points: [
          [0, 5.5],
          [50, 5.5],
        ],
        look: 'red',
        isPlain: true,
      },
      {
        points: [
          [0, 7],
          [5, 5.6],
          [10, 4.8],
          [20, 5],
          [30, 5.5],
          [40, 6.4],
          [50, 7],
        ],
        look: 'pen',
      },
    ],
  );
}

export const phInTheMouth: FigureSource = {
  name: 'ph-in-the-mouth',
  caption: 'The pH in the mouth of a boy who ate sweets at minute 0.',
  description:
    'A graph of the pH in the mouth against the time in minutes: 7.0 at 0, 5.6 at 5, 4.8 at 10, 5.0 at 20, 5.5 at 30, 6.4 at 40, 7.0 at 50. A level line is drawn at pH 5.5.',
  draw,
};
