import { claimNear } from '#figures/kit/claims.ts';
import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const values = [
    [60, 40, 50],
    [90, 180, 330],
  ] as const;
  claimNear(values[0][0] + values[0][1] + values[0][2], 150, 0, 'the GDP of 1990');
  claimNear(values[1][0] + values[1][1] + values[1][2], 600, 0, 'the GDP of 2020');
  return groupedBars(
    [
      { name: '1990', values: values[0] },
      { name: '2020', values: values[1] },
    ],
    [
      { name: 'primary', look: 'leaf green' },
      { name: 'secondary', look: 'gold amber' },
      { name: 'tertiary', look: 'tint pen' },
    ],
    { name: '₹ thousand crore', to: 350, step: 50 },
  );
}

export const outputOfCountryQ: FigureSource = {
  name: 'output-of-country-q',
  caption: 'Output of the three sectors of country Q in two years (invented figures).',
  description:
    'Groups of bars of the output in thousand crore rupees. 1990: primary 60, secondary 40, tertiary 50. 2020: primary 90, secondary 180, tertiary 330.',
  draw,
};
