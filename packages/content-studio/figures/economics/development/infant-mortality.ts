import { barChart } from '#figures/kit/charts.ts';
import { claim } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** The table of the text: income in rupees a year and infant deaths for every 1,000 live births. */
const states = [
  { name: 'Haryana', income: 264_729, rate: 28 },
  { name: 'Kerala', income: 234_405, rate: 6 },
  { name: 'Bihar', income: 47_498, rate: 27 },
] as const;

function draw(): string {
  const [haryana, kerala] = states;
  claim(kerala.income < haryana.income, 'Kerala has less income than Haryana');
  claim(4 * kerala.rate < haryana.rate, 'and not even a quarter of its infant deaths');
  return barChart(
    states.map(({ name, rate }) => ({
      name,
      value: rate,
      label: `${rate}`,
      look: name === 'Kerala' ? 'leaf green' : 'warm red',
    })),
    { name: 'Infant deaths per 1,000 live births', to: 35, step: 5 },
  );
}

export const infantMortality: FigureSource = {
  name: 'infant-mortality',
  caption:
    'Infant mortality rate in 2020: Kerala has less income per person than Haryana, and far fewer infants die.',
  description:
    'Three bars of infant deaths per 1,000 live births in 2020. Haryana 28, Kerala 6, Bihar 27. The bar of Kerala is less than a quarter as high as the others.',
  draw,
};
