import { primesOfAAndB, primesOfPAndQ } from './circles-of-primes.ts';
import { factorTree } from './factor-tree.ts';
import { hcfAndLcm } from './hcf-and-lcm.ts';
import { largestSquareTile } from './largest-square-tile.ts';
import { rootsOnTheNumberLine } from './roots-on-the-number-line.ts';
import { togetherAgain } from './together-again.ts';
import { treeWithGaps } from './tree-with-gaps.ts';

export const figures = [
  factorTree,
  hcfAndLcm,
  largestSquareTile,
  primesOfAAndB,
  primesOfPAndQ,
  rootsOnTheNumberLine,
  togetherAgain,
  treeWithGaps,
];
