import { factorTree } from './factor-tree.ts';
import { floorOfAReadingRoom } from './floor-of-a-reading-room.ts';
import { hcfAndLcm } from './hcf-and-lcm.ts';
import { largestSquareTile } from './largest-square-tile.ts';
import { primesOfAAndB } from './primes-of-a-and-b.ts';
import { primesOfPAndQ } from './primes-of-p-and-q.ts';
import { rectangleOfRoots } from './rectangle-of-roots.ts';
import { rootsBetweenWholeNumbers } from './roots-between-whole-numbers.ts';
import { rootsOnTheNumberLine } from './roots-on-the-number-line.ts';
import { sheetToCut } from './sheet-to-cut.ts';
import { squareWithDiagonal } from './square-with-diagonal.ts';
import { threeRunnersOnATrack } from './three-runners-on-a-track.ts';
import { togetherAgain } from './together-again.ts';
import { treeWithEqualPrimes } from './tree-with-equal-primes.ts';
import { treeWithGaps } from './tree-with-gaps.ts';
import { treeWithThreeLetters } from './tree-with-three-letters.ts';
import { treesOfTwoNumbers } from './trees-of-two-numbers.ts';
import { twoStacksOfBoxes } from './two-stacks-of-boxes.ts';
import { twoToothedWheels } from './two-toothed-wheels.ts';

export const figures = [
  factorTree,
  hcfAndLcm,
  largestSquareTile,
  primesOfAAndB,
  primesOfPAndQ,
  rectangleOfRoots,
  rootsBetweenWholeNumbers,
  rootsOnTheNumberLine,
  sheetToCut,
  squareWithDiagonal,
  threeRunnersOnATrack,
  togetherAgain,
  treeWithEqualPrimes,
  treeWithGaps,
  treeWithThreeLetters,
  treesOfTwoNumbers,
  twoStacksOfBoxes,
  twoToothedWheels,
  floorOfAReadingRoom,
];
