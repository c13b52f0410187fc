import type { FigureSource } from '#figures/kit/figure-source.ts';
import { diceTable } from './two-dice.ts';

export const sumsOfTwoDice: FigureSource = {
  name: 'sums-of-two-dice',
  caption: 'The sums of two dice.',
  description:
    'A square table of 6 columns for the first die and 6 rows for the second, with the sum in each cell, from 2 to 12.',
  draw: () => diceTable(false),
};
