import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return lineGraph(
    { from: 1980, to: 2022, step: 14, name: 'Year' },
    { from: 0, to: 220, step: 20, name: 'Ozone high above the place (units)' },
    [
      {
        points: [
          [1980, 200],
          [1994, 80],
          [2008, 100],
          [2022, 120],
        ],
        look: 'pen',
      },
    ],
  );
}

export const ozoneInFourSprings: FigureSource = {
  name: 'ozone-in-four-springs',
  caption: 'The lowest amount of ozone in four springs (invented figures).',
  description:
    'A graph of the ozone in units against the year: 200 in 1980, 80 in 1994, 100 in 2008, 120 in 2022.',
  draw,
};
