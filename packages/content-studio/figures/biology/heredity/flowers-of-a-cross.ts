import { barChart } from '#figures/kit/charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return barChart(
    [
      { name: 'violet flowers', value: 88, label: '88', look: 'tint violet' },
      { name: 'white flowers', value: 31, label: '31', look: 'blank soft' },
    ],
    { name: 'Number of plants', to: 100, step: 20 },
  );
}

export const flowersOfACross: FigureSource = {
  name: 'flowers-of-a-cross',
  caption: 'The plants that Farida has grown, by the colour of their flowers.',
  description: 'Two bars of the number of plants: 88 with violet flowers and 31 with white flowers.',
  draw,
};
