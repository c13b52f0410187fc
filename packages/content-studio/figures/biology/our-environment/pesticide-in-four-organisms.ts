import { barChart } from '#figures/kit/charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return barChart(
    [2, 40, 0.4, 8].map((value, at) => ({ name: 'WXYZ'[at] ?? '', value, label: String(value) })),
    { name: 'Pesticide (units in 1 kg)', to: 50, step: 10 },
  );
}

export const pesticideInFourOrganisms: FigureSource = {
  name: 'pesticide-in-four-organisms',
  caption: 'A pesticide in four organisms of one food chain of a lake (invented figures).',
  description:
    'Four bars from left to right, of the pesticide in units in a kilogram of body. W: 2, X: 40, Y: 0.4, Z: 8.',
  draw,
};
