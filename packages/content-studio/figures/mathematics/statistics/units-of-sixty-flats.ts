import type { FigureSource } from '#figures/kit/figure-source.ts';
import { histogram } from '#figures/kit/frequency-chart.ts';

export const unitsOfSixtyFlats: FigureSource = {
  name: 'units-of-sixty-flats',
  caption: 'The units of electricity that 60 flats used in one month.',
  description:
    'A histogram of five classes of 50 units from 50 to 300, on a grid with steps of 2 flats. From left to right the bars are 10, 14, 16, 12 and 8 high.',
  draw: () =>
    histogram({
      classes: { from: 50, width: 50, name: 'Units' },
      frequencies: [10, 14, 16, 12, 8],
      y: { name: 'Number of flats', to: 18, step: 2 },
    }),
};
