import { barChart, indianNumber } from '#figures/kit/charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return barChart(
    [
      ['kettle', 1760],
      ['toaster', 880],
      ['mixer', 440],
      ['lamp', 44],
    ].map(([name, value]) => ({
      name: String(name),
      value: Number(value),
      label: indianNumber(Number(value)),
    })),
    { name: 'Power (W)', to: 2000, step: 500 },
  );
}

export const powerOnOneFuse: FigureSource = {
  name: 'power-on-one-fuse',
  caption: 'Four appliances for 220 V that share one circuit of a kitchen.',
  description: 'Four bars of power in watt. Kettle 1,760, toaster 880, mixer 440, lamp 44.',
  draw,
};
