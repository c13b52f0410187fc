import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'cross 1', values: [200, 0] },
      { name: 'cross 2', values: [98, 102] },
      { name: 'cross 3', values: [151, 49] },
    ],
    [
      { name: 'tall', look: 'leaf green' },
      { name: 'short', look: 'gold amber' },
    ],
    { name: 'Offspring', to: 250, step: 50 },
  );
}

export const threeCrosses: FigureSource = {
  name: 'three-crosses',
  caption: 'The offspring of three crosses of pea plants (invented figures; tall is dominant).',
  description:
    'Pairs of bars of tall and short offspring. Cross 1: 200 tall, 0 short. Cross 2: 98 tall, 102 short. Cross 3: 151 tall, 49 short.',
  draw,
};
