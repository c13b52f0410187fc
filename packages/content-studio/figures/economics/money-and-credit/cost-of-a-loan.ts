import { barChart, indianNumber } from '#figures/kit/charts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const [bank, lender] = [60_000 * 0.09, 60_000 * 0.03 * 12];
  claimNear(lender / bank, 4, 1e-9, 'the moneylender costs four times as much');
  return barChart(
    [
      { name: 'bank|9% a year', value: bank, label: `₹${indianNumber(bank)}`, look: 'leaf green' },
      { name: 'moneylender|3% a month', value: lender, label: `₹${indianNumber(lender)}`, look: 'warm red' },
    ],
    { name: 'Interest in one year (₹)', to: 25_000, step: 5000 },
  );
}

export const costOfALoan: FigureSource = {
  name: 'cost-of-a-loan',
  caption:
    'Interest on ₹60,000 for one year (invented rates): 9% a year at the bank, 3% a month at the moneylender.',
  description:
    'Two bars of interest in rupees. The bank takes 5,400, the moneylender 21,600, four times as much.',
  draw,
};
