import { pieChart } from '#figures/kit/charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return pieChart([
    { name: 'P', percent: 10, look: 'leaf green' },
    { name: 'Q', percent: 15, look: 'glass pen' },
    { name: 'R', percent: 45, look: 'warm red' },
    { name: 'S', percent: 30, look: 'gold amber' },
  ]);
}

export const workersOfATown: FigureSource = {
  name: 'workers-of-a-town',
  caption: 'The workers of a town by the kind of their work (invented figures, 40,000 workers in all).',
  description:
    'A circle cut into four shares of the workers. Clockwise from the top: P 10 per cent, Q 15 per cent, R 45 per cent, S 30 per cent.',
  draw,
};
