import type { FigureSource } from '#figures/kit/figure-source.ts';
import { histogram } from '#figures/kit/frequency-chart.ts';

export const waitingTimesOfPatients: FigureSource = {
  name: 'waiting-times-of-patients',
  caption: 'How long the 80 patients wait.',
  description:
    'A histogram of five classes of 10 minutes from 0 to 50 minutes, on a grid with steps of 4 patients. From left to right the bars are 10, 18, 24, 16 and 12 high.',
  draw: () =>
    histogram({
      classes: { from: 0, width: 10, name: 'Time (minutes)' },
      frequencies: [10, 18, 24, 16, 12],
      y: { name: 'Patients', to: 28, step: 4 },
    }),
};
