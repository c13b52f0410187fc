import type { FigureSource } from '#figures/kit/figure-source.ts';
import { histogram } from '#figures/kit/frequency-chart.ts';

export const rainOfAMonsoon: FigureSource = {
  name: 'rain-of-a-monsoon',
  caption: 'The rain in the subdivisions.',
  description:
    'A histogram of six classes of 200 mm from 200 to 1,400 mm, on a grid with steps of 1 subdivision. From left to right the bars are 3, 4, 7, 4, 3 and 3 high.',
  draw: () =>
    histogram({
      classes: { from: 200, width: 200, name: 'Rain (mm)' },
      frequencies: [3, 4, 7, 4, 3, 3],
      y: { name: 'Subdivisions', to: 8, step: 1 },
    }),
};
