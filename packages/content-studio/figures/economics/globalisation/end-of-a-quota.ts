import { barChart, indianNumber } from '#figures/kit/charts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const [needed, quota, imports] = [30_000, 8000, 17_000];
  const [before, after] = [needed - quota, needed - imports];
  claimNear(before - after, 9000, 0, 'home makers lose orders for 9,000 bicycles');
  return barChart(
    [
      { name: 'with the|quota', value: before, label: indianNumber(before), look: 'leaf green' },
      { name: 'without the|quota', value: after, label: indianNumber(after), look: 'leaf green' },
    ],
    { name: 'Bicycles made at home in a year', to: 25_000, step: 5000 },
  );
}

export const endOfAQuota: FigureSource = {
  name: 'end-of-a-quota',
  caption: 'Bicycles made at home before and after the quota on imports ends (invented figures).',
  description:
    'Two bars of bicycles made at home in a year: 22,000 with the quota, 13,000 without it, 9,000 fewer.',
  draw,
};
