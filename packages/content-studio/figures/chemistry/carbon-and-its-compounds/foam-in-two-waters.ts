import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'water X', values: [5, 6] },
      { name: 'water Y', values: [1, 6] },
    ],
    [
      { name: 'soap', look: 'gold amber' },
      { name: 'detergent', look: 'glass pen' },
    ],
    { name: 'Height of the foam (cm)', to: 8, step: 1 },
  );
}

export const foamInTwoWaters: FigureSource = {
  name: 'foam-in-two-waters',
  caption: 'The height of the foam in tubes that were shaken with soap or with a detergent.',
  description:
    'Pairs of bars of the height of the foam in cm. Water X: soap 5, detergent 6. Water Y: soap 1, detergent 6.',
  draw,
};
