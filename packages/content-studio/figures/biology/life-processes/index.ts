import { airInAndOut } from './air-in-and-out.ts';
import { amoebaNutrition } from './amoeba-nutrition.ts';
import { breakdownOfGlucose } from './breakdown-of-glucose.ts';
import { carbonDioxideNeeded } from './carbon-dioxide-needed.ts';
import { digestiveSystem } from './digestive-system.ts';
import { doubleCirculation } from './double-circulation.ts';
import { excretorySystem } from './excretory-system.ts';
import { heart } from './heart.ts';
import { leafSection } from './leaf-section.ts';
import { leafWithAStrip } from './leaf-with-a-strip.ts';
import { nephron } from './nephron.ts';
import { pulseOfTwoStudents } from './pulse-of-two-students.ts';
import { respirationOfSeeds } from './respiration-of-seeds.ts';
import { respiratorySystem } from './respiratory-system.ts';
import { ringOfBark } from './ring-of-bark.ts';
import { starchInTwoTubes } from './starch-in-two-tubes.ts';
import { stomata } from './stomata.ts';
import { waterLostByTwigs } from './water-lost-by-twigs.ts';

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
  airInAndOut,
  leafWithAStrip,
  pulseOfTwoStudents,
  respirationOfSeeds,
  ringOfBark,
  starchInTwoTubes,
  waterLostByTwigs,
];
