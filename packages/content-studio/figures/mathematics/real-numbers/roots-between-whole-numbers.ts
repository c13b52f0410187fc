import type { FigureSource } from '#figures/kit/figure-source.ts';
import { numberLine } from '#figures/kit/number-line.ts';

export const rootsBetweenWholeNumbers: FigureSource = {
  name: 'roots-between-whole-numbers',
  caption: 'Four points on a number line.',
  description:
    'A number line with ticks from 0 to 6. Four dots have no names. From left to right the first lies between 1 and 2, the second between 2 and 3, the third on 4, and the last between 5 and 6.',
  draw: () =>
    numberLine({
      from: 0,
      to: 6.2,
      ticks: [0, 1, 2, 3, 4, 5, 6],
      dots: [[Math.sqrt(2)], [Math.sqrt(7)], [Math.sqrt(16)], [Math.sqrt(30)]],
    }),
};
