import { figures as chemistryAcidsBasesAndSalts } from './chemistry/acids-bases-and-salts/index.ts';
import { figures as chemistryCarbonAndItsCompounds } from './chemistry/carbon-and-its-compounds/index.ts';
import { figures as chemistryChemicalReactionsAndEquations } from './chemistry/chemical-reactions-and-equations/index.ts';
import { figures as chemistryMetalsAndNonMetals } from './chemistry/metals-and-non-metals/index.ts';
import { figures as economicsDevelopment } from './economics/development/index.ts';
import { figures as economicsGlobalisation } from './economics/globalisation/index.ts';
import { figures as economicsMoneyAndCredit } from './economics/money-and-credit/index.ts';
import { figures as economicsSectorsOfTheIndianEconomy } from './economics/sectors-of-the-indian-economy/index.ts';
import type { FigureSource } from './kit/figure-source.ts';
import { figures as mathematicsQuadraticEquations } from './mathematics/quadratic-equations/index.ts';
import { figures as mathematicsRealNumbers } from './mathematics/real-numbers/index.ts';
import { figures as mathematicsStatistics } from './mathematics/statistics/index.ts';
import { figures as mathematicsTrigonometry } from './mathematics/trigonometry/index.ts';
import { figures as physicsElectricity } from './physics/electricity/index.ts';
import { figures as physicsLight } from './physics/light/index.ts';
import { figures as physicsMagneticEffects } from './physics/magnetic-effects/index.ts';
import { figures as physicsTheHumanEye } from './physics/the-human-eye/index.ts';

/** A figure and the id of the chapter whose text it belongs to. */
export type ChapterFigure = { chapter: string; figure: FigureSource };

const byChapter: Record<string, readonly FigureSource[]> = {
  'physics-electricity': physicsElectricity,
  'physics-light': physicsLight,
  'physics-magnetic-effects': physicsMagneticEffects,
  'physics-the-human-eye': physicsTheHumanEye,
  'mathematics-quadratic-equations': mathematicsQuadraticEquations,
  'mathematics-real-numbers': mathematicsRealNumbers,
  'mathematics-statistics': mathematicsStatistics,
  'mathematics-trigonometry': mathematicsTrigonometry,
  'chemistry-acids-bases-and-salts': chemistryAcidsBasesAndSalts,
  'chemistry-carbon-and-its-compounds': chemistryCarbonAndItsCompounds,
  'chemistry-chemical-reactions-and-equations': chemistryChemicalReactionsAndEquations,
  'chemistry-metals-and-non-metals': chemistryMetalsAndNonMetals,
  'economics-development': economicsDevelopment,
  'economics-globalisation': economicsGlobalisation,
  'economics-money-and-credit': economicsMoneyAndCredit,
  'economics-sectors-of-the-indian-economy': economicsSectorsOfTheIndianEconomy,
};

/** Every figure of the library, chapter by chapter. */
export const figures: readonly ChapterFigure[] = Object.entries(byChapter).flatMap(([chapter, list]) =>
  list.map((figure) => ({ chapter, figure })),
);
