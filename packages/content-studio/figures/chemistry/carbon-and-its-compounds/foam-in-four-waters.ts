import { groupedBars } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return groupedBars(
    [
      { name: 'distilled', values: [7.5, 8] },
      { name: 'rain', values: [7.5, 8] },
      { name: 'borewell', values: [1.5, 8] },
      { name: 'borewell,|with soda', values: [6.5, 8] },
    ],
    [
      { name: 'soap', look: 'gold amber' },
      { name: 'detergent', look: 'glass pen' },
    ],
    { name: 'Foam after one minute (cm)', to: 9, step: 1, isRead: true },
  );
}

export const foamInFourWaters: FigureSource = {
  name: 'foam-in-four-waters',
  caption: 'The foam of a pinch of soap or of detergent in equal amounts of four waters.',
  description:
    'Pairs of bars on a grid, in cm. Distilled water: soap 7.5, detergent 8. Rain: soap 7.5, detergent 8. Borewell: soap 1.5, detergent 8. Borewell with washing soda: soap 6.5, detergent 8.',
  draw,
};
