import { barChart, indianNumber } from '#figures/kit/charts.ts';
import { claim } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const [anita, bhola] = [40_000 * 0.1, 40_000 * 0.04 * 12];
  claim(bhola / anita > 4.5 && bhola / anita < 5, 'Bhola pays almost five times as much');
  return barChart(
    [
      { name: 'Anita: bank,|10% a year', value: anita, label: `₹${indianNumber(anita)}`, look: 'leaf green' },
      { name: 'Bhola: lender,|4% a month', value: bhola, label: `₹${indianNumber(bhola)}`, look: 'warm red' },
    ],
    { name: 'Interest in one year (₹)', to: 20_000, step: 5000 },
  );
}

export const twoBorrowers: FigureSource = {
  name: 'two-borrowers',
  caption: 'The same loan of ₹40,000 on different terms (invented figures).',
  description:
    'Two bars of interest for one year. Anita pays the bank 4,000 rupees, Bhola pays the moneylender 19,200 rupees, almost five times as much.',
  draw,
};
