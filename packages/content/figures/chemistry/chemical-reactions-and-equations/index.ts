import { burningMagnesium } from './burning-magnesium.ts';
import { electrolysisOfWater } from './electrolysis-of-water.ts';
import { heatingFerrousSulphate } from './heating-ferrous-sulphate.ts';
import { heatingLeadNitrate } from './heating-lead-nitrate.ts';
import { ironNailExperiment } from './iron-nail-experiment.ts';
import { zincAndAcid } from './zinc-and-acid.ts';

export const figures = [
  burningMagnesium,
  electrolysisOfWater,
  heatingFerrousSulphate,
  heatingLeadNitrate,
  ironNailExperiment,
  zincAndAcid,
];
