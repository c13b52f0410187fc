import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'country X', values: [80, 2] },
      { name: 'country Y', values: [60, 4] },
      { name: 'country Z', values: [30, 1] },
    ],
    [
      { name: 'reserves', look: 'metal' },
      { name: 'taken out in a year', look: 'warm red' },
    ],
    { name: 'Oil (million tonnes)', to: 100, step: 20 },
  );
}

export const reservesAndUse: FigureSource = {
  name: 'reserves-and-use',
  caption: 'Reserves of oil of three countries and what each of them takes out in a year (invented figures).',
  description:
    'Pairs of bars in million tonnes. Country X: reserves 80, taken out in a year 2. Country Y: 60 and 4. Country Z: 30 and 1.',
  draw,
};
