import { averageIncome } from './average-income.ts';

export const figures = [averageIncome];
