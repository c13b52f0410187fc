import { cornersOfDots } from './corners-of-dots.ts';
import { growingBars } from './growing-bars.ts';
import { jumpsOnALine } from './jumps-on-a-line.ts';
import { spiralOfSemicircles } from './spiral-of-semicircles.ts';
import { stackOfLogs } from './stack-of-logs.ts';
import { termsOnAStraightLine } from './terms-on-a-straight-line.ts';
import { twoStaircases } from './two-staircases.ts';

export const figures = [
  cornersOfDots,
  growingBars,
  jumpsOnALine,
  spiralOfSemicircles,
  stackOfLogs,
  termsOnAStraightLine,
  twoStaircases,
];
