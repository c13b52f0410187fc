import { barChart } from '#figures/kit/charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return barChart(
    [
      ['fans', 60],
      ['fridge', 45],
      ['lamps', 15],
      ['cooler', 90],
    ].map(([name, value]) => ({ name: String(name), value: Number(value), label: String(value) })),
    { name: 'Energy in June (kWh)', to: 100, step: 20 },
  );
}

export const unitsOfAMonth: FigureSource = {
  name: 'units-of-a-month',
  caption: 'The electrical energy that the appliances of a home used in June (30 days).',
  description: 'Four bars of energy in units of 1 kWh. Fans 60, fridge 45, lamps 15, cooler 90.',
  draw,
};
