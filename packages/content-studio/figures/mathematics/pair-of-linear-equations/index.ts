import { balanceOfFruit } from './balance-of-fruit.ts';
import { costOfTwoPrinters } from './cost-of-two-printers.ts';
import { endlessSolutions } from './endless-solutions.ts';
import { linesInTheFourthQuadrant } from './lines-in-the-fourth-quadrant.ts';
import { linesThatNeverMeet } from './lines-that-never-meet.ts';
import { noSolution } from './no-solution.ts';
import { oneLineAndAPoint } from './one-line-and-a-point.ts';
import { oneSolution } from './one-solution.ts';
import { rectangleWithUnknownSides } from './rectangle-with-unknown-sides.ts';
import { roadAndCanal } from './road-and-canal.ts';
import { ticketsOfTwoFamilies } from './tickets-of-two-families.ts';
import { triangleOfTwoLines } from './triangle-of-two-lines.ts';
import { triangleWithTheXAxis } from './triangle-with-the-x-axis.ts';
import { twoAnglesOnALine } from './two-angles-on-a-line.ts';
import { twoBillsOfACanteen } from './two-bills-of-a-canteen.ts';
import { twoCycleShops } from './two-cycle-shops.ts';
import { twoLinesToRead } from './two-lines-to-read.ts';
import { twoTanks } from './two-tanks.ts';
import { twoTaxiFares } from './two-taxi-fares.ts';

export const figures = [
  balanceOfFruit,
  costOfTwoPrinters,
  endlessSolutions,
  linesInTheFourthQuadrant,
  linesThatNeverMeet,
  noSolution,
  oneLineAndAPoint,
  oneSolution,
  rectangleWithUnknownSides,
  roadAndCanal,
  triangleOfTwoLines,
  triangleWithTheXAxis,
  twoAnglesOnALine,
  twoCycleShops,
  twoLinesToRead,
  twoTaxiFares,
  twoBillsOfACanteen,
  twoTanks,
  ticketsOfTwoFamilies,
];
