import { averageIncome } from './average-income.ts';
import { infantMortality } from './infant-mortality.ts';

export const figures = [averageIncome, infantMortality];
