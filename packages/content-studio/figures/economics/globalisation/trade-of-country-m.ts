import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: '1985', values: [40, 50] },
      { name: '1995', values: [60, 90] },
      { name: '2005', values: [150, 180] },
      { name: '2015', values: [270, 300] },
    ],
    [
      { name: 'exports', look: 'leaf green' },
      { name: 'imports', look: 'warm red' },
    ],
    { name: '₹ thousand crore', to: 350, step: 50 },
  );
}

export const tradeOfCountryM: FigureSource = {
  name: 'trade-of-country-m',
  caption: 'Exports and imports of country M in four years (invented figures).',
  description:
    'Pairs of bars for the exports and imports of country M in thousand crore rupees. 1985: 40 and 50. 1995: 60 and 90. 2005: 150 and 180. 2015: 270 and 300.',
  draw,
};
