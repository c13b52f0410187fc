import { barChart } from '#figures/kit/charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return barChart(
    [
      { name: 'copper', value: 1358, label: '1,358' },
      { name: 'brass', value: 1200, label: '1,200', look: 'gold amber' },
      { name: 'lead', value: 601, label: '601' },
      { name: 'tin', value: 505, label: '505' },
      { name: 'solder', value: 456, label: '456', look: 'gold amber' },
    ],
    { name: 'Melts at (K)', to: 1500, step: 300 },
  );
}

export const meltingOfMetalsAndAlloys: FigureSource = {
  name: 'melting-of-metals-and-alloys',
  caption: 'The temperatures at which three metals and two alloys melt.',
  description:
    'Bars of the melting point in kelvin: copper 1,358, brass 1,200, lead 601, tin 505, solder 456.',
  draw,
};
