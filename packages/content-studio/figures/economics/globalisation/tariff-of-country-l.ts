import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return lineGraph(
    { from: 1980, to: 2005, step: 5, name: 'Year' },
    { from: 0, to: 120, step: 20, name: 'Tariff on machines (%)' },
    [
      {
        points: [
          [1980, 100],
          [1985, 110],
          [1990, 110],
          [1995, 50],
          [2000, 30],
          [2005, 20],
        ],
        look: 'pen',
      },
    ],
  );
}

export const tariffOfCountryL: FigureSource = {
  name: 'tariff-of-country-l',
  caption: 'The tariff on imported machines in country L (invented figures).',
  description:
    'A graph of the tariff on machines in per cent: 100 in 1980, 110 in 1985, 110 in 1990, 50 in 1995, 30 in 2000 and 20 in 2005.',
  draw,
};
