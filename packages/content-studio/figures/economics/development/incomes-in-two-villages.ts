import { claimNear } from '#figures/kit/claims.ts';
import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const [a, b] = [
    [9, 10, 10, 10, 11],
    [4, 4, 5, 7, 30],
  ];
  const sum = (all: readonly number[]) => all.reduce((before, each) => before + each, 0);
  claimNear(sum(a ?? []), sum(b ?? []), 0, 'both villages have the same average');
  return groupedBars(
    (a ?? []).map((value, at) => ({ name: `family ${at + 1}`, values: [value, b?.[at] ?? 0] })),
    [
      { name: 'village A', look: 'leaf green' },
      { name: 'village B', look: 'warm red' },
    ],
    { name: 'Income in a month (₹ thousand)', to: 32, step: 4 },
  );
}

export const incomesInTwoVillages: FigureSource = {
  name: 'incomes-in-two-villages',
  caption: 'Monthly income of the five families of two villages (invented figures).',
  description:
    'Pairs of bars of the monthly income of families 1 to 5, in thousand rupees. Village A: 9, 10, 10, 10, 11. Village B: 4, 4, 5, 7, 30.',
  draw,
};
