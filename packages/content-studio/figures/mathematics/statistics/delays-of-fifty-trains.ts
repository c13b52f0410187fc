import type { FigureSource } from '#figures/kit/figure-source.ts';
import { histogram } from '#figures/kit/frequency-chart.ts';

export const delaysOfFiftyTrains: FigureSource = {
  name: 'delays-of-fifty-trains',
  caption: 'By how many minutes 50 trains were late.',
  description:
    'A histogram of five classes of 10 minutes from 0 to 50, on a grid with steps of 2 trains. From left to right the bars are 8, 16, 12, 10 and 4 high.',
  draw: () =>
    histogram({
      classes: { from: 0, width: 10, name: 'Delay (minutes)' },
      frequencies: [8, 16, 12, 10, 4],
      y: { name: 'Number of trains', to: 18, step: 2 },
    }),
};
