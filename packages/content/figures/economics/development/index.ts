import { averageIncome } from './average-income.ts';
import { infantMortality } from './infant-mortality.ts';
import { schoolingOfNeighbours } from './schooling-of-neighbours.ts';

export const figures = [averageIncome, infantMortality, schoolingOfNeighbours];
