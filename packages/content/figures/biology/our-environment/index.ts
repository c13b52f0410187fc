import type { FigureSource } from '#figures/kit/figure-source.ts';
import { biologicalMagnification } from './biological-magnification.ts';
import { energyFlow } from './energy-flow.ts';
import { energyPyramid } from './energy-pyramid.ts';
import { foodChainsOfThreePlaces } from './food-chains.ts';
import { foodWeb } from './food-web.ts';
import { matterAndEnergy } from './matter-and-energy.ts';
import { ozoneForms } from './ozone-forms.ts';

/** The figures of the chapter, in the order of its text. */
export const figures: readonly FigureSource[] = [
  matterAndEnergy,
  foodChainsOfThreePlaces,
  foodWeb,
  energyFlow,
  energyPyramid,
  biologicalMagnification,
  ozoneForms,
];
