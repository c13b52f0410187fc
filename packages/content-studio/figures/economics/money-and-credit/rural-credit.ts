import { barChart } from '#figures/kit/charts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** All-India Debt and Investment Survey 2012, rounded. */
const lenders = [
  { name: 'banks', percent: 25, isFormal: true },
  { name: 'cooper-|atives', percent: 25, isFormal: true },
  { name: 'other', percent: 6, isFormal: true },
  { name: 'money-|lenders', percent: 33, isFormal: false },
  { name: 'other', percent: 11, isFormal: false },
];

function draw(): string {
  const sum = (isFormal: boolean) =>
    lenders.filter((each) => each.isFormal === isFormal).reduce((all, { percent }) => all + percent, 0);
  claimNear(sum(true), 56, 0, 'formal lenders give 56 per cent');
  claimNear(sum(false), 44, 0, 'informal lenders give 44 per cent');
  return barChart(
    lenders.map(({ name, percent, isFormal }) => ({
      name,
      value: percent,
      label: `${percent}%`,
      look: isFormal ? 'leaf green' : 'warm red',
    })),
    { name: 'Share of the loans (%)', to: 40, step: 10 },
  );
}

export const ruralCredit: FigureSource = {
  name: 'rural-credit',
  caption:
    'Loans of rural households in 2012. The first three bars are formal lenders, 56% in all; the last two are informal, 44%.',
  description:
    'Five bars. Formal lenders: banks 25 per cent, cooperatives 25 per cent, other formal lenders 6 per cent. Informal lenders: moneylenders 33 per cent, others such as relatives and friends 11 per cent.',
  draw,
};
