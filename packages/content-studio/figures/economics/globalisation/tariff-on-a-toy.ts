import { barChart } from '#figures/kit/charts.ts';
import { claim } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const [foreign, indian] = [400, 450];
  const taxed = foreign * 1.2;
  claim(foreign < indian && indian < taxed, 'the tax turns the order of the prices');
  return barChart(
    [
      { name: 'foreign,|no tax', value: foreign, label: `₹${foreign}`, look: 'warm red' },
      { name: 'Indian', value: indian, label: `₹${indian}`, look: 'leaf green' },
      { name: 'foreign,|20% tax', value: taxed, label: `₹${taxed}`, look: 'warm red' },
    ],
    { name: 'Price (₹)', to: 500, step: 100 },
  );
}

export const tariffOnAToy: FigureSource = {
  name: 'tariff-on-a-toy',
  caption: 'A tax of 20% on imports lifts the foreign toy from ₹400 to ₹480, above the Indian toy at ₹450.',
  description:
    'Three bars of prices: the foreign toy without tax 400 rupees, the Indian toy 450 rupees, the foreign toy with a tax of 20 per cent 480 rupees.',
  draw,
};
