import { endlessSolutions } from './endless-solutions.ts';
import { noSolution } from './no-solution.ts';
import { oneSolution } from './one-solution.ts';
import { triangleWithTheXAxis } from './triangle-with-the-x-axis.ts';
import { twoTaxiFares } from './two-taxi-fares.ts';

export const figures = [endlessSolutions, noSolution, oneSolution, triangleWithTheXAxis, twoTaxiFares];
