import type { FigureSource } from '#figures/kit/figure-source.ts';
import { histogram } from '#figures/kit/frequency-chart.ts';

export const weightsOfParcels: FigureSource = {
  name: 'weights-of-parcels',
  caption: 'The weights of the parcels of one day.',
  description:
    'A histogram of five classes of 2 kg from 0 to 10 kg, on a grid with steps of 2 parcels. From left to right the bars are 4, 10, 14, 8 and 4 high.',
  draw: () =>
    histogram({
      classes: { from: 0, width: 2, name: 'Weight (kg)' },
      frequencies: [4, 10, 14, 8, 4],
      y: { name: 'Number of parcels', to: 16, step: 2 },
    }),
};
