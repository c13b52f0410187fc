import { endlessSolutions } from './endless-solutions.ts';
import { noSolution } from './no-solution.ts';
import { oneSolution } from './one-solution.ts';
import { roadAndCanal } from './road-and-canal.ts';
import { triangleWithTheXAxis } from './triangle-with-the-x-axis.ts';
import { twoCycleShops } from './two-cycle-shops.ts';
import { twoLinesToRead } from './two-lines-to-read.ts';
import { twoTaxiFares } from './two-taxi-fares.ts';

export const figures = [
  endlessSolutions,
  noSolution,
  oneSolution,
  roadAndCanal,
  triangleWithTheXAxis,
  twoCycleShops,
  twoLinesToRead,
  twoTaxiFares,
];
