import { chlorAlkaliCell } from './chlor-alkali-cell.ts';
import { conductingAcid } from './conducting-acid.ts';
import { dryHydrogenChloride } from './dry-hydrogen-chloride.ts';
import { phScale } from './ph-scale.ts';
import { testingForCarbonDioxide } from './testing-for-carbon-dioxide.ts';
import { testingForHydrogen } from './testing-for-hydrogen.ts';

export const figures = [
  chlorAlkaliCell,
  conductingAcid,
  dryHydrogenChloride,
  phScale,
  testingForCarbonDioxide,
  testingForHydrogen,
];
