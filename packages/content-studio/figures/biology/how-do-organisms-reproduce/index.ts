import type { FigureSource } from '#figures/kit/figure-source.ts';
import { bacteriaInWarmMilk } from './bacteria-in-warm-milk.ts';
import { beanSeed } from './bean-seed.ts';
import { binaryFission } from './binary-fission.ts';
import { buddingOfHydra } from './budding-of-hydra.ts';
import { cellWithTwoNuclei } from './cell-with-two-nuclei.ts';
import { femaleReproductiveSystem } from './female-reproductive-system.ts';
import { fissionInFourDrawings } from './fission-in-four-drawings.ts';
import { fruitsOfFourGroups } from './fruits-of-four-groups.ts';
import { liningThroughACycle } from './lining-through-a-cycle.ts';
import { maleReproductiveSystem } from './male-reproductive-system.ts';
import { menstrualCycle } from './menstrual-cycle.ts';
import { partsOfAFlower } from './parts-of-a-flower.ts';
import { pollenTube } from './pollen-tube.ts';
import { regenerationOfPlanaria } from './regeneration-of-planaria.ts';
import { slicesOfBread } from './slices-of-bread.ts';
import { sporesOfRhizopus } from './spores-of-rhizopus.ts';
import { threeSlides } from './three-slides.ts';
import { twoMangoPlantsJoined } from './two-mango-plants-joined.ts';
import { twoSlides } from './two-slides.ts';
import { yeastInTwoLiquids } from './yeast-in-two-liquids.ts';

/** The figures of the chapter, in the order of its text. */
export const figures: readonly FigureSource[] = [
  binaryFission,
  regenerationOfPlanaria,
  buddingOfHydra,
  sporesOfRhizopus,
  partsOfAFlower,
  pollenTube,
  beanSeed,
  maleReproductiveSystem,
  femaleReproductiveSystem,
  menstrualCycle,
  bacteriaInWarmMilk,
  cellWithTwoNuclei,
  fruitsOfFourGroups,
  liningThroughACycle,
  slicesOfBread,
  threeSlides,
  twoMangoPlantsJoined,
  twoSlides,
  yeastInTwoLiquids,
  fissionInFourDrawings,
];
