import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return lineGraph(
    {
      from: 0,
      to: 6,
      step: 1,
      name: 'Carbon atoms in the molecule',
      without: [0],
      words: (value) => String(value),
    },
    { from: -160, to: 80, step: 40, name: 'Boiling point (°C)' },
    [
      {
        points: [
          [1, -160],
          [2, -90],
          [3, -40],
          [4, 0],
          [5, 36],
          [6, 69],
        ],
        look: 'pen',
      },
    ],
  );
}

export const boilingPointsOfAlkanes: FigureSource = {
  name: 'boiling-points-of-alkanes',
  caption: 'The boiling points of the first six alkanes, rounded.',
  description:
    'A graph of the boiling point in degrees Celsius against the number of carbon atoms: minus 160 for 1, minus 90 for 2, minus 40 for 3, 0 for 4, 36 for 5, 69 for 6. Dots are joined by straight lines.',
  draw,
};
