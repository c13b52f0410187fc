import { equalParts, spinnersFigure } from '#figures/kit/chance-boards.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const twoSpinners: FigureSource = {
  name: 'two-spinners',
  caption: 'Two spinners with equal parts.',
  description:
    'Two discs with arrows. The left disc has three equal parts with the numbers 1, 2 and 3. The right disc has four equal parts with the numbers 2, 3, 4 and 5.',
  draw: () =>
    spinnersFigure([
      { sectors: equalParts(['1', '2', '3']), name: 'first', pointsTo: 200 },
      {
        sectors: equalParts(['2', '3', '4', '5'], { 2: 'warm', 3: 'warm', 4: 'warm', 5: 'warm' }),
        name: 'second',
        pointsTo: 160,
      },
    ]),
};
