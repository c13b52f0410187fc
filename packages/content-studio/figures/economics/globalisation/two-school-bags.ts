import { barChart } from '#figures/kit/charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return barChart(
    [
      { name: 'bag of|Dhanpur', value: 620, label: '₹620', look: 'leaf green' },
      { name: 'foreign bag|at the port', value: 500, label: '₹500', look: 'warm red' },
    ],
    { name: 'Price (₹)', to: 700, step: 100 },
  );
}

export const twoSchoolBags: FigureSource = {
  name: 'two-school-bags',
  caption:
    'The price of a school bag from Dhanpur and of a foreign one before any tariff (invented figures).',
  description:
    'Two bars of prices: the bag of Dhanpur 620 rupees, the foreign bag at the port, before any tariff, 500 rupees.',
  draw,
};
