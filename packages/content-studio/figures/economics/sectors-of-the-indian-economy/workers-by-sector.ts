import { drawShareColumn } from '#figures/kit/charts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const sectors = [
  { name: 'primary', look: 'leaf green' },
  { name: 'secondary', look: 'gold amber' },
  { name: 'tertiary', look: 'tint pen' },
];
const before = [74, 11, 15] as const;
const after = [45, 24, 31] as const;

function draw(): string {
  const figure = new Figure(300);
  const shares = (percents: readonly number[]) =>
    sectors.map((sector, place) => ({ ...sector, percent: percents[place] ?? 0 }));
  for (const year of [before, after])
    claim(year.reduce((sum, percent) => sum + percent, 0) === 100, 'the shares of a year make 100 per cent');
  const width = 100;
  drawShareColumn(figure, 44, '1972-73', shares(before), width);
  drawShareColumn(figure, 216, '2017-18', shares(after), width);
  for (const [then, now] of [
    [before[0], after[0]],
    [100 - before[2], 100 - after[2]],
  ] as const)
    figure.line(
      [
        [144, 250 - 2.1 * then],
        [216, 250 - 2.1 * now],
      ],
      'soft dashed',
    );
  return figure.svg();
}

export const workersBySector: FigureSource = {
  name: 'workers-by-sector',
  caption: 'India: the shares of the sectors in employment, 1972-73 and 2017-18 (surveys, rounded).',
  description:
    'Two columns of the same height. 1972-73: 74 per cent of the workers in the primary sector at the bottom, 11 in the secondary, 15 in the tertiary. 2017-18: 45, 24 and 31 per cent. Dashed lines join the tops of the parts and fall to the right.',
  draw,
};
