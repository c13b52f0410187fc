import { pieChart } from '#figures/kit/charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return pieChart([
    { name: 'crops', percent: 35, look: 'leaf green' },
    { name: 'illness', percent: 20, look: 'warm red' },
    { name: 'weddings', percent: 15, look: 'gold amber' },
    { name: 'shops', percent: 30, look: 'glass pen' },
  ]);
}

export const purposesOfLoans: FigureSource = {
  name: 'purposes-of-loans',
  caption: 'What the 160 loans of a village were taken for (invented survey).',
  description:
    'A circle cut into four shares of the loans. Clockwise from the top: crops 35 per cent, illness 20 per cent, weddings 15 per cent, shops 30 per cent.',
  draw,
};
