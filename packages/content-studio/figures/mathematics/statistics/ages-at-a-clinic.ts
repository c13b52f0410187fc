import type { FigureSource } from '#figures/kit/figure-source.ts';
import { histogram } from '#figures/kit/frequency-chart.ts';

export const agesAtAClinic: FigureSource = {
  name: 'ages-at-a-clinic',
  caption: 'The ages of the patients at a clinic.',
  description:
    'A histogram of six classes of 10 years from 0 to 60 years, on a grid with steps of 2 patients. From left to right the bars are 4, 8, 10, 18, 12 and 8 high.',
  draw: () =>
    histogram({
      classes: { from: 0, width: 10, name: 'Age (years)' },
      frequencies: [4, 8, 10, 18, 12, 8],
      y: { name: 'Number of patients', to: 20, step: 2 },
    }),
};
