import { amoebaNutrition } from './amoeba-nutrition.ts';
import { breakdownOfGlucose } from './breakdown-of-glucose.ts';
import { carbonDioxideNeeded } from './carbon-dioxide-needed.ts';
import { digestiveSystem } from './digestive-system.ts';
import { doubleCirculation } from './double-circulation.ts';
import { excretorySystem } from './excretory-system.ts';
import { heart } from './heart.ts';
import { leafSection } from './leaf-section.ts';
import { nephron } from './nephron.ts';
import { respiratorySystem } from './respiratory-system.ts';
import { stomata } from './stomata.ts';

export const figures = [
  amoebaNutrition,
  breakdownOfGlucose,
  carbonDioxideNeeded,
  digestiveSystem,
  doubleCirculation,
  excretorySystem,
  heart,
  leafSection,
  nephron,
  respiratorySystem,
  stomata,
];
