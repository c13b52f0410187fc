import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'district P', values: [80, 50] },
      { name: 'district Q', values: [85, 80] },
      { name: 'district R', values: [60, 55] },
      { name: 'district S', values: [95, 95] },
    ],
    [
      { name: 'boys', look: 'tint pen' },
      { name: 'girls', look: 'gold amber' },
    ],
    { name: 'Share at school (%)', to: 100, step: 20 },
  );
}

export const childrenAtSchool: FigureSource = {
  name: 'children-at-school',
  caption: 'Children of secondary school age who go to school, in four districts (invented figures).',
  description:
    'Pairs of bars of the share of boys and girls at school, in per cent. District P: 80 and 50. Q: 85 and 80. R: 60 and 55. S: 95 and 95.',
  draw,
};
