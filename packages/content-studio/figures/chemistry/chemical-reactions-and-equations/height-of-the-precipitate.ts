import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return lineGraph(
    { from: 0, to: 10, step: 2, name: 'Sodium sulphate solution added (mL)' },
    { from: 0, to: 16, step: 2, name: 'Height of the solid (mm)' },
    [
      {
        points: [
          [0, 0],
          [2, 4],
          [4, 8],
          [6, 12],
          [8, 12],
          [10, 12],
        ],
        look: 'pen',
      },
    ],
  );
}

export const heightOfThePrecipitate: FigureSource = {
  name: 'height-of-the-precipitate',
  caption:
    'Sodium sulphate solution is added, 2 mL at a time, to 10 mL of barium chloride solution; the white solid is left to settle.',
  description:
    'A graph of the height of the solid in mm against the sodium sulphate solution added in mL: 0 at 0, 4 at 2, 8 at 4, 12 at 6, and again 12 at 8 and at 10.',
  draw,
};
