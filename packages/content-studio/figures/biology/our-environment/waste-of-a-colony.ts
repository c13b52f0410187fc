import { claimNear } from '#figures/kit/claims.ts';
import { barsToRead } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const kinds = [
    { name: 'K', value: 220, look: 'tint pen' },
    { name: 'L', value: 60, look: 'tint pen' },
    { name: 'M', value: 80, look: 'tint pen' },
    { name: 'N', value: 40, look: 'tint pen' },
  ];
  claimNear(
    kinds.reduce((sum, { value }) => sum + value, 0),
    400,
    1e-9,
    'the bars are all of the waste',
  );
  return barsToRead(kinds, { name: 'Waste of one day (kg)', to: 240, step: 20 });
}

export const wasteOfAColony: FigureSource = {
  name: 'waste-of-a-colony',
  caption: 'The 400 kg of waste of one day, sorted.',
  description:
    'Bars on a grid, in kilograms. K: 220. L: 60. M: 80. N: 40. The axis goes from 0 to 240 in steps of 20.',
  draw,
};
