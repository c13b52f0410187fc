import type { FigureSource } from '#figures/kit/figure-source.ts';
import { numberLine } from '#figures/kit/number-line.ts';

export const twoLabelledDots: FigureSource = {
  name: 'two-labelled-dots',
  caption: 'Equally spaced dots on a number line.',
  description:
    'A number line with seven dots at equal distances. Arcs lead from dot to dot. The second dot from the left is labelled 9, the sixth one 37. The other dots have no numbers.',
  draw: () =>
    numberLine({ from: 0, to: 46, dots: [[2], [9, '9'], [16], [23], [30], [37, '37'], [44]], jumps: '' }),
};
