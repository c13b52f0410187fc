import { burningMagnesium } from './burning-magnesium.ts';
import { carbonateBeforeAndAfter } from './carbonate-before-and-after.ts';
import { copperHeatedInAir } from './copper-heated-in-air.ts';
import { electrolysisOfWater } from './electrolysis-of-water.ts';
import { fourMetalsInFourSolutions } from './four-metals-in-four-solutions.ts';
import { heatingFerrousSulphate } from './heating-ferrous-sulphate.ts';
import { heatingLeadNitrate } from './heating-lead-nitrate.ts';
import { heightOfThePrecipitate } from './height-of-the-precipitate.ts';
import { ironNailExperiment } from './iron-nail-experiment.ts';
import { nailUnderOil } from './nail-under-oil.ts';
import { nailsInThreeTubes } from './nails-in-three-tubes.ts';
import { particlesBeforeAndAfter } from './particles-before-and-after.ts';
import { temperatureOfThreeMixtures } from './temperature-of-three-mixtures.ts';
import { twoFlasksOnBalances } from './two-flasks-on-balances.ts';
import { zincAndAcid } from './zinc-and-acid.ts';
import { zincInFourSolutions } from './zinc-in-four-solutions.ts';

export const figures = [
  burningMagnesium,
  electrolysisOfWater,
  heatingFerrousSulphate,
  heatingLeadNitrate,
  ironNailExperiment,
  zincAndAcid,
  fourMetalsInFourSolutions,
  heightOfThePrecipitate,
  particlesBeforeAndAfter,
  temperatureOfThreeMixtures,
  twoFlasksOnBalances,
  carbonateBeforeAndAfter,
  copperHeatedInAir,
  nailUnderOil,
  nailsInThreeTubes,
  zincInFourSolutions,
];
