import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'Jan', values: [11, 10] },
      { name: 'Feb', values: [12, 10] },
      { name: 'Mar', values: [5, 10] },
      { name: 'Apr', values: [0, 10] },
      { name: 'May', values: [7, 10] },
      { name: 'June', values: [13, 10] },
    ],
    [
      { name: 'Ravi', look: 'gold amber' },
      { name: 'Anita', look: 'leaf green' },
    ],
    { name: 'Pay (₹ thousand)', to: 14, step: 2 },
  );
}

export const payOfTwoWorkers: FigureSource = {
  name: 'pay-of-two-workers',
  caption: 'What two workers were paid in six months (invented figures).',
  description:
    'Pairs of bars of pay in thousand rupees from January to June. Ravi: 11, 12, 5, 0, 7 and 13. Anita: 10 in each month.',
  draw,
};
