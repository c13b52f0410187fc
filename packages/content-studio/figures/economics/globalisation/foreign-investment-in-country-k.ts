import { barsToRead } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return barsToRead(
    [5, 6, 5, 20, 35, 50].map((value, at) => ({ name: `Year ${at + 1}`, value })),
    { name: 'Investment (₹ hundred crore)', to: 60, step: 10 },
  );
}

export const foreignInvestmentInCountryK: FigureSource = {
  name: 'foreign-investment-in-country-k',
  caption: 'Foreign investment that came into country K in each of six years (invented figures).',
  description:
    'Six bars of foreign investment in hundred crore rupees, in the years 1 to 6: 5, 6, 5, 20, 35 and 50.',
  draw,
};
