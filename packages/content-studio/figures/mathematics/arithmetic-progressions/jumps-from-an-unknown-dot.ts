import type { FigureSource } from '#figures/kit/figure-source.ts';
import { numberLine } from '#figures/kit/number-line.ts';

export const jumpsFromAnUnknownDot: FigureSource = {
  name: 'jumps-from-an-unknown-dot',
  caption: 'Equal jumps on a number line.',
  description:
    'A number line with six dots from left to right. Equal arcs lead from each dot to the next. The dots are named a1 to a6 below. Only two of them have numbers: a2 is 4 and a6 is 24.',
  draw: () =>
    numberLine({
      from: -3,
      to: 28,
      dots: [
        [-1, '*a*_1'],
        [4, '*a*_2 = 4'],
        [9, '*a*_3'],
        [14, '*a*_4'],
        [19, '*a*_5'],
        [24, '*a*_6 = 24'],
      ],
      jumps: '',
    }),
};
