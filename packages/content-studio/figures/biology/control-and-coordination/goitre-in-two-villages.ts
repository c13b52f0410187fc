import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'Village P', values: [15, 6] },
      { name: 'Village Q', values: [12, 15] },
    ],
    [
      { name: '2010', look: 'tint pen' },
      { name: '2020', look: 'gold amber' },
    ],
    { name: 'People with goitre (%)', to: 18, step: 3, isRead: true },
  );
}

export const goitreInTwoVillages: FigureSource = {
  name: 'goitre-in-two-villages',
  caption: 'The share of people with goitre in two villages in two years (invented figures).',
  description:
    'Bars on a grid, in per cent of the people. Village P: 15 in 2010 and 6 in 2020. Village Q: 12 in 2010 and 15 in 2020.',
  draw,
};
