import { averageIncome } from './average-income.ts';
import { childrenAtSchool } from './children-at-school.ts';
import { goalsInAVillage } from './goals-in-a-village.ts';
import { incomeAndLifeExpectancy } from './income-and-life-expectancy.ts';
import { incomesInTwoVillages } from './incomes-in-two-villages.ts';
import { infantMortality } from './infant-mortality.ts';
import { reservesAndUse } from './reserves-and-use.ts';
import { schoolingOfNeighbours } from './schooling-of-neighbours.ts';
import { waterInTheWells } from './water-in-the-wells.ts';
import { waterOfAVillage } from './water-of-a-village.ts';

export const figures = [
  averageIncome,
  infantMortality,
  schoolingOfNeighbours,
  childrenAtSchool,
  incomesInTwoVillages,
  reservesAndUse,
  waterInTheWells,
  waterOfAVillage,
  incomeAndLifeExpectancy,
  goalsInAVillage,
];
