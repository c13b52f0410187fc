import { figures as biologyControlAndCoordination } from './biology/control-and-coordination/index.ts';
import { figures as biologyHeredity } from './biology/heredity/index.ts';
import { figures as biologyHowDoOrganismsReproduce } from './biology/how-do-organisms-reproduce/index.ts';
import { figures as biologyLifeProcesses } from './biology/life-processes/index.ts';
import { figures as biologyOurEnvironment } from './biology/our-environment/index.ts';
import { figures as chemistryAcidsBasesAndSalts } from './chemistry/acids-bases-and-salts/index.ts';
import { figures as chemistryCarbonAndItsCompounds } from './chemistry/carbon-and-its-compounds/index.ts';
import { figures as chemistryChemicalReactionsAndEquations } from './chemistry/chemical-reactions-and-equations/index.ts';
import { figures as chemistryMetalsAndNonMetals } from './chemistry/metals-and-non-metals/index.ts';
import { figures as economicsDevelopment } from './economics/development/index.ts';
import { figures as economicsGlobalisation } from './economics/globalisation/index.ts';
import { figures as economicsMoneyAndCredit } from './economics/money-and-credit/index.ts';
import { figures as economicsSectorsOfTheIndianEconomy } from './economics/sectors-of-the-indian-economy/index.ts';
import type { FigureSource } from './kit/figure-source.ts';
import { figures as mathematicsApplicationsOfTrigonometry } from './mathematics/applications-of-trigonometry/index.ts';
import { figures as mathematicsAreasRelatedToCircles } from './mathematics/areas-related-to-circles/index.ts';
import { figures as mathematicsArithmeticProgressions } from './mathematics/arithmetic-progressions/index.ts';
import { figures as mathematicsCircles } from './mathematics/circles/index.ts';
import { figures as mathematicsCoordinateGeometry } from './mathematics/coordinate-geometry/index.ts';
import { figures as mathematicsPairOfLinearEquations } from './mathematics/pair-of-linear-equations/index.ts';
import { figures as mathematicsPolynomials } from './mathematics/polynomials/index.ts';
import { figures as mathematicsProbability } from './mathematics/probability/index.ts';
import { figures as mathematicsQuadraticEquations } from './mathematics/quadratic-equations/index.ts';
import { figures as mathematicsRealNumbers } from './mathematics/real-numbers/index.ts';
import { figures as mathematicsStatistics } from './mathematics/statistics/index.ts';
import { figures as mathematicsSurfaceAreasAndVolumes } from './mathematics/surface-areas-and-volumes/index.ts';
import { figures as mathematicsTriangles } from './mathematics/triangles/index.ts';
import { figures as mathematicsTrigonometry } from './mathematics/trigonometry/index.ts';
import { figures as physicsElectricity } from './physics/electricity/index.ts';
import { figures as physicsLight } from './physics/light/index.ts';
import { figures as physicsMagneticEffects } from './physics/magnetic-effects/index.ts';
import { figures as physicsTheHumanEye } from './physics/the-human-eye/index.ts';

/** A figure and the id of the chapter whose text it belongs to. */
export type ChapterFigure = { chapter: string; figure: FigureSource };

const byChapter: Record<string, readonly FigureSource[]> = {
  'biology-control-and-coordination': biologyControlAndCoordination,
  'biology-life-processes': biologyLifeProcesses,
  'biology-heredity': biologyHeredity,
  'biology-how-do-organisms-reproduce': biologyHowDoOrganismsReproduce,
  'biology-our-environment': biologyOurEnvironment,
  'physics-electricity': physicsElectricity,
  'physics-light': physicsLight,
  'physics-magnetic-effects': physicsMagneticEffects,
  'physics-the-human-eye': physicsTheHumanEye,
  'mathematics-applications-of-trigonometry': mathematicsApplicationsOfTrigonometry,
  'mathematics-areas-related-to-circles': mathematicsAreasRelatedToCircles,
  'mathematics-arithmetic-progressions': mathematicsArithmeticProgressions,
  'mathematics-probability': mathematicsProbability,
  'mathematics-polynomials': mathematicsPolynomials,
  'mathematics-circles': mathematicsCircles,
  'mathematics-coordinate-geometry': mathematicsCoordinateGeometry,
  'mathematics-pair-of-linear-equations': mathematicsPairOfLinearEquations,
  'mathematics-quadratic-equations': mathematicsQuadraticEquations,
  'mathematics-real-numbers': mathematicsRealNumbers,
  'mathematics-statistics': mathematicsStatistics,
  'mathematics-surface-areas-and-volumes': mathematicsSurfaceAreasAndVolumes,
  'mathematics-triangles': mathematicsTriangles,
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
