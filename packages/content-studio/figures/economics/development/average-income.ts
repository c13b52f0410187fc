import { barChart, indianNumber } from '#figures/kit/charts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const [x, y] = [600_000 / 200, 90_000 / 15];
  claimNear(y / x, 2, 1e-9, 'people in Y are on average twice as well off');
  return barChart(
    [
      { name: 'Country X|200 million', value: x, label: indianNumber(x) },
      { name: 'Country Y|15 million', value: y, label: indianNumber(y), look: 'leaf green' },
    ],
    { name: 'Dollars per person', to: 7000, step: 1000 },
  );
}

export const averageIncome: FigureSource = {
  name: 'average-income',
  caption:
    'Average income (invented figures): X earns 600 billion dollars in all and Y only 90, yet a person in Y has twice as much.',
  description:
    'Two bars of average income. Country X, with 200 million people: 3,000 dollars a person. Country Y, with 15 million people: 6,000 dollars a person, twice as high.',
  draw,
};
