import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'goods', values: [180] },
      { name: 'services', values: [240] },
      { name: 'investment', values: [300] },
      { name: 'people', values: [110] },
    ],
    [{ name: '2020', look: 'tint pen' }],
    { name: '2020, with 2000 as 100', to: 350, step: 50 },
  );
}

export const flowsOfCountryR: FigureSource = {
  name: 'flows-of-country-r',
  caption: 'Four flows between country R and the world in 2020, each as 100 in 2000 (invented figures).',
  description:
    'Four bars for 2020, each with its value in 2000 taken as 100. Goods 180, services 240, investment 300, people 110.',
  draw,
};
