import { claimNear } from '#figures/kit/claims.ts';
import { barsToRead } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const days = [4, 6, 20, 24, 8, 6, 22, 18, 6, 24, 20, 4];
  claimNear(
    days.reduce((sum, each) => sum + each, 0),
    162,
    0,
    'the days of the year',
  );
  return barsToRead(
    days.map((value, at) => ({ name: 'JFMAMJJASOND'[at] ?? '', value })),
    { name: 'Days of farm work', to: 28, step: 4 },
  );
}

export const daysOfWorkInAVillage: FigureSource = {
  name: 'days-of-work-in-a-village',
  caption: 'Days for which a landless worker of a village found farm work in each month (invented figures).',
  description:
    'Twelve bars of days of farm work, from January to December: 4, 6, 20, 24, 8, 6, 22, 18, 6, 24, 20 and 4.',
  draw,
};
