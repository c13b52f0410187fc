import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'work at|the ports', values: [24, 4] },
      { name: 'ship', values: [20, 16] },
      { name: 'damage|and theft', values: [6, 2] },
    ],
    [
      { name: 'sacks and crates', look: 'gold amber' },
      { name: 'containers', look: 'glass pen' },
    ],
    { name: 'Cost for one tonne (₹ hundred)', to: 28, step: 4 },
  );
}

export const costOfShippingATonne: FigureSource = {
  name: 'cost-of-shipping-a-tonne',
  caption: 'What it costs to send one tonne of goods by sea in two ways (invented figures).',
  description:
    'Pairs of bars of the cost for one tonne in hundred rupees, first in sacks and crates, then in containers. Work at the ports: 24 and 4. Ship: 20 and 16. Damage and theft: 6 and 2.',
  draw,
};
