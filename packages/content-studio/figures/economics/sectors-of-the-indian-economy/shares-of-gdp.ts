import { pieChart } from '#figures/kit/charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const values = { primary: 240, secondary: 360, tertiary: 600 };
  const gdp = values.primary + values.secondary + values.tertiary;
  return pieChart([
    { name: 'primary', percent: (100 * values.primary) / gdp, look: 'leaf green' },
    { name: 'secondary', percent: (100 * values.secondary) / gdp, look: 'gold amber' },
    { name: 'tertiary', percent: (100 * values.tertiary) / gdp, look: 'tint pen' },
  ]);
}

export const sharesOfGdp: FigureSource = {
  name: 'shares-of-gdp',
  caption:
    'The GDP of country Z by sectors (invented figures): 240, 360 and 600 of 1,200 thousand crore rupees.',
  description:
    'A circle cut into three shares: the primary sector has 20 per cent, the secondary 30 per cent and the tertiary half of the circle, 50 per cent.',
  draw,
};
