import { claimNear } from '#figures/kit/claims.ts';
import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  claimNear(1.28 * (80 / 64), 1.6, 1e-9, '64 g of copper become 80 g of copper oxide');
  return lineGraph(
    { from: 0, to: 20, step: 5, name: 'Time (minutes)' },
    { from: 1.2, to: 1.68, step: 0.08, name: 'Mass of the solid (g)' },
    [
      {
        points: [
          [0, 1.28],
          [5, 1.44],
          [10, 1.56],
          [15, 1.6],
          [20, 1.6],
        ],
        look: 'pen',
      },
    ],
  );
}

export const copperHeatedInAir: FigureSource = {
  name: 'copper-heated-in-air',
  caption: 'The mass of the solid in the dish while it is heated.',
  description:
    'A graph of the mass of the solid in grams against the time in minutes: 1.28 at 0, 1.44 at 5, 1.56 at 10, 1.6 at 15 and again 1.6 at 20.',
  draw,
};
