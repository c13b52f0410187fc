import { boilingPointsOfAlkanes } from './boiling-points-of-alkanes.ts';
import { cyclohexaneAndBenzene } from './cyclohexane-and-benzene.ts';
import { diamondAndGraphite } from './diamond-and-graphite.ts';
import { dotsOfCarbonDioxide } from './dots-of-carbon-dioxide.ts';
import { dotsOfEthaneAndEthene } from './dots-of-ethane-and-ethene.ts';
import { dotsOfFluorineAndHydrogenSulphide } from './dots-of-fluorine-and-hydrogen-sulphide.ts';
import { dotsOfHydrogenOxygenNitrogen } from './dots-of-hydrogen-oxygen-nitrogen.ts';
import { dotsOfMethane } from './dots-of-methane.ts';
import { firstAlkanes } from './first-alkanes.ts';
import { fiveCarbonChains } from './five-carbon-chains.ts';
import { foamInFourWaters } from './foam-in-four-waters.ts';
import { foamInTwoWaters } from './foam-in-two-waters.ts';
import { fourCompoundsOfThreeCarbons } from './four-compounds-of-three-carbons.ts';
import { fullereneCage } from './fullerene.ts';
import { gasIntoLimeWater } from './gas-into-lime-water.ts';
import { isomersOfButane } from './isomers-of-butane.ts';
import { makingAnEster } from './making-an-ester.ts';
import { micelle } from './micelle.ts';
import { shellsOfTwoElements } from './shells-of-two-elements.ts';
import { whatEthanolBecomes } from './what-ethanol-becomes.ts';

export const figures = [
  cyclohexaneAndBenzene,
  diamondAndGraphite,
  dotsOfCarbonDioxide,
  dotsOfEthaneAndEthene,
  dotsOfFluorineAndHydrogenSulphide,
  dotsOfHydrogenOxygenNitrogen,
  dotsOfMethane,
  firstAlkanes,
  fullereneCage,
  isomersOfButane,
  makingAnEster,
  micelle,
  boilingPointsOfAlkanes,
  foamInTwoWaters,
  fourCompoundsOfThreeCarbons,
  shellsOfTwoElements,
  whatEthanolBecomes,
  foamInFourWaters,
  gasIntoLimeWater,
  fiveCarbonChains,
];
