import type { FigureSource } from '#figures/kit/figure-source.ts';
import { chromosomesOfACell } from './chromosomes-of-a-cell.ts';
import { crossOfTallAndShort } from './cross-of-tall-and-short.ts';
import { dihybridCross } from './dihybrid-cross.ts';
import { flowersOfACross } from './flowers-of-a-cross.ts';
import { fourKindsOfSeeds } from './four-kinds-of-seeds.ts';
import { fromGeneToHeight } from './from-gene-to-height.ts';
import { germCellsOfTwoParents } from './germ-cells-of-two-parents.ts';
import { mendelsSeeds } from './mendels-seeds.ts';
import { monohybridCross } from './monohybrid-cross.ts';
import { oneAlleleOfEachPair } from './one-allele-of-each-pair.ts';
import { sexDetermination } from './sex-determination.ts';
import { squareWithLetters } from './square-with-letters.ts';
import { tallAndShortPeas } from './tall-and-short-peas.ts';
import { threeCrosses } from './three-crosses.ts';

/** The figures of the chapter, in the order of its text. */
export const figures: readonly FigureSource[] = [
  tallAndShortPeas,
  monohybridCross,
  crossOfTallAndShort,
  dihybridCross,
  mendelsSeeds,
  oneAlleleOfEachPair,
  fromGeneToHeight,
  sexDetermination,
  chromosomesOfACell,
  fourKindsOfSeeds,
  squareWithLetters,
  threeCrosses,
  flowersOfACross,
  germCellsOfTwoParents,
];
