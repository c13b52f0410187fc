import type { FigureSource } from '#figures/kit/figure-source.ts';
import { histogram } from '#figures/kit/frequency-chart.ts';

export const histogramWithAGap: FigureSource = {
  name: 'histogram-with-a-gap',
  caption: 'The daily wages of 50 workers; one bar is missing.',
  description:
    'A histogram of five classes of 100 rupees from 300 to 800 rupees, on a grid with steps of 2 workers. The bars are 8, 12, none, 10 and 4 high: that of the third class, 500 to 600, is missing.',
  draw: () =>
    histogram({
      classes: { from: 300, width: 100, name: 'Daily wage (₹)' },
      frequencies: [8, 12, 16, 10, 4],
      y: { name: 'Number of workers', to: 18, step: 2 },
      hidden: [2],
    }),
};
