import type { FigureSource } from '#figures/kit/figure-source.ts';
import { bacteriaInWarmMilk } from './bacteria-in-warm-milk.ts';
import { beanSeed } from './bean-seed.ts';
import { binaryFission } from './binary-fission.ts';
import { buddingOfHydra } from './budding-of-hydra.ts';
import { carpelWithLetters } from './carpel-with-letters.ts';
import { femaleReproductiveSystem } from './female-reproductive-system.ts';
import { femaleSystemWithLetters } from './female-system-with-letters.ts';
import { flowerWithLetters } from './flower-with-letters.ts';
import { maleReproductiveSystem } from './male-reproductive-system.ts';
import { maleSystemWithLetters } from './male-system-with-letters.ts';
import { menstrualCycle } from './menstrual-cycle.ts';
import { partsOfAFlower } from './parts-of-a-flower.ts';
import { pollenTube } from './pollen-tube.ts';
import { regenerationOfPlanaria } from './regeneration-of-planaria.ts';
import { sporesOfRhizopus } from './spores-of-rhizopus.ts';

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
  carpelWithLetters,
  femaleSystemWithLetters,
  flowerWithLetters,
  maleSystemWithLetters,
];
