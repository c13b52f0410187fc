import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'oxygen', values: [21, 16] },
      { name: 'carbon dioxide', values: [0.04, 4] },
    ],
    [
      { name: 'air P', look: 'tint pen' },
      { name: 'air Q', look: 'warm red' },
    ],
    { name: 'Share of the air (%)', to: 25, step: 5 },
  );
}

export const airInAndOut: FigureSource = {
  name: 'air-in-and-out',
  caption: 'Oxygen and carbon dioxide in the air that a person breathes in and out.',
  description:
    'Two groups of bars of shares of the air in per cent. Bars of kind P: oxygen 21, carbon dioxide 0.04. Bars of kind Q: oxygen 16, carbon dioxide 4.',
  draw,
};
