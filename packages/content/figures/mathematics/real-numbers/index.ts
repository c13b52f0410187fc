import { factorTree } from './factor-tree.ts';
import { hcfAndLcm } from './hcf-and-lcm.ts';
import { largestSquareTile } from './largest-square-tile.ts';
import { rootsOnTheNumberLine } from './roots-on-the-number-line.ts';
import { togetherAgain } from './together-again.ts';

export const figures = [factorTree, hcfAndLcm, largestSquareTile, rootsOnTheNumberLine, togetherAgain];
