import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const pricesOfTwoDrillers: FigureSource = {
  name: 'prices-of-two-drillers',
  caption: 'What the firms take for each of the first three metres.',
  description:
    'A chart with three pairs of bars. For the first, second and third metre firm P takes 150, 170 and 190 rupees; firm Q takes 370 rupees for each.',
  draw: () =>
    groupedBars(
      [
        { name: '1st metre', values: [150, 370] },
        { name: '2nd metre', values: [170, 370] },
        { name: '3rd metre', values: [190, 370] },
      ],
      [
        { name: 'Firm P', look: 'tint pen' },
        { name: 'Firm Q', look: 'gold amber' },
      ],
      { name: 'Price (₹)', to: 400, step: 100 },
    ),
};
