import { barChart } from '#figures/kit/charts.ts';
import { claim } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** The table of the text: income in rupees a year and infant deaths for every 1,000 live births. */
const states = [
  { name: 'Haryana', income: 236_147, rate: 30 },
  { name: 'Kerala', income: 204_105, rate: 7 },
  { name: 'Bihar', income: 40_982, rate: 32 },
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
    'Infant mortality rate in 2018: Kerala has less income per person than Haryana, and far fewer infants die.',
  description:
    'Three bars of infant deaths per 1,000 live births in 2018. Haryana 30, Kerala 7, Bihar 32. The bar of Kerala is less than a quarter as high as the others.',
  draw,
};
