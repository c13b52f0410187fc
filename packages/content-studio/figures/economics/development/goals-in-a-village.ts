import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'days of|work', values: [40, 4] },
      { name: 'price of|crops', values: [6, 30] },
      { name: 'school', values: [10, 14] },
      { name: 'respect', values: [24, 12] },
    ],
    [
      { name: 'landless labourers', look: 'gold amber' },
      { name: 'farmers', look: 'leaf green' },
    ],
    { name: 'Families', to: 50, step: 10 },
  );
}

export const goalsInAVillage: FigureSource = {
  name: 'goals-in-a-village',
  caption: 'What the families of a village call their most important goal (invented survey).',
  description:
    'Pairs of bars of families, first of landless labourers, then of farmers. More days of work: 40 and 4. A better price of crops: 6 and 30. A good school: 10 and 14. Respect: 24 and 12.',
  draw,
};
