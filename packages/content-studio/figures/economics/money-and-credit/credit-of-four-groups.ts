import { claimNear } from '#figures/kit/claims.ts';
import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const groups = [
    { name: 'poor', values: [20, 80] },
    { name: 'few assets', values: [45, 55] },
    { name: 'well-off', values: [70, 30] },
    { name: 'rich', values: [90, 10] },
  ];
  for (const { values } of groups)
    claimNear((values[0] ?? 0) + (values[1] ?? 0), 100, 0, 'shares of a whole');
  return groupedBars(
    groups,
    [
      { name: 'formal lenders', look: 'leaf green' },
      { name: 'informal lenders', look: 'warm red' },
    ],
    { name: 'Share of the loans (%)', to: 100, step: 20 },
  );
}

export const creditOfFourGroups: FigureSource = {
  name: 'credit-of-four-groups',
  caption: 'Loans of the households of a town, by the wealth of the household (invented figures).',
  description:
    'Pairs of bars of the share of loans from formal and informal lenders, in per cent. Poor households: 20 formal, 80 informal. Few assets: 45 and 55. Well-off: 70 and 30. Rich: 90 and 10.',
  draw,
};
