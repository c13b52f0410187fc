import type { FigureSource } from '#figures/kit/figure-source.ts';
import { biologicalMagnification } from './biological-magnification.ts';
import { energyFlow } from './energy-flow.ts';
import { energyPyramid } from './energy-pyramid.ts';
import { foodChainsOfThreePlaces } from './food-chains.ts';
import { foodWeb } from './food-web.ts';
import { levelsWithGaps } from './levels-with-gaps.ts';
import { matterAndEnergy } from './matter-and-energy.ts';
import { ozoneForms } from './ozone-forms.ts';
import { ozoneInFourSprings } from './ozone-in-four-springs.ts';
import { pesticideInFourOrganisms } from './pesticide-in-four-organisms.ts';
import { thingsBuriedInSoil } from './things-buried-in-soil.ts';
import { wasteOfAColony } from './waste-of-a-colony.ts';
import { webOfAPond } from './web-of-a-pond.ts';

/** The figures of the chapter, in the order of its text. */
export const figures: readonly FigureSource[] = [
  matterAndEnergy,
  foodChainsOfThreePlaces,
  foodWeb,
  energyFlow,
  energyPyramid,
  biologicalMagnification,
  ozoneForms,
  levelsWithGaps,
  pesticideInFourOrganisms,
  thingsBuriedInSoil,
  webOfAPond,
  ozoneInFourSprings,
  wasteOfAColony,
];
