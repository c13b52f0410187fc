import type { FigureSource } from '#figures/kit/figure-source.ts';
import { histogram } from '#figures/kit/frequency-chart.ts';

export const waterUsedByHomes: FigureSource = {
  name: 'water-used-by-homes',
  caption: 'The water that 50 homes of a colony use in one day.',
  description:
    'A histogram of five classes of 100 litres from 0 to 500 litres, on a grid with steps of 2 homes. From left to right the bars are 6, 8, 16, 12 and 8 high.',
  draw: () =>
    histogram({
      classes: { from: 0, width: 100, name: 'Water (litres)' },
      frequencies: [6, 8, 16, 12, 8],
      y: { name: 'Number of homes', to: 18, step: 2 },
    }),
};
