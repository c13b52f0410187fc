import { factorTree } from './factor-tree.ts';
import { hcfAndLcm } from './hcf-and-lcm.ts';
import { largestSquareTile } from './largest-square-tile.ts';
import { primesOfAAndB } from './primes-of-a-and-b.ts';
import { primesOfPAndQ } from './primes-of-p-and-q.ts';
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
