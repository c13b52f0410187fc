import { acidIntoBase } from './acid-into-base.ts';
import { bulbsOfFourSolutions } from './bulbs-of-four-solutions.ts';
import { chlorAlkaliCell } from './chlor-alkali-cell.ts';
import { conductingAcid } from './conducting-acid.ts';
import { dryHydrogenChloride } from './dry-hydrogen-chloride.ts';
import { fromSaltToWashingSoda } from './from-salt-to-washing-soda.ts';
import { hydrogenFromTwoAcids } from './hydrogen-from-two-acids.ts';
import { phInTheMouth } from './ph-in-the-mouth.ts';
import { phOfFiveLiquids } from './ph-of-five-liquids.ts';
import { phScale } from './ph-scale.ts';
import { testingForCarbonDioxide } from './testing-for-carbon-dioxide.ts';
import { testingForHydrogen } from './testing-for-hydrogen.ts';
import { tubeInTheAcid } from './tube-in-the-acid.ts';
import { twoWaysOfDiluting } from './two-ways-of-diluting.ts';
import { whatBrineGives } from './what-brine-gives.ts';

export const figures = [
  chlorAlkaliCell,
  conductingAcid,
  dryHydrogenChloride,
  phScale,
  testingForCarbonDioxide,
  testingForHydrogen,
  fromSaltToWashingSoda,
  hydrogenFromTwoAcids,
  phInTheMouth,
  phOfFiveLiquids,
  whatBrineGives,
  acidIntoBase,
  twoWaysOfDiluting,
  bulbsOfFourSolutions,
  tubeInTheAcid,
];
