import { diagonalsOfAParallelogram } from './diagonals-of-a-parallelogram.ts';
import { distanceByPythagoras } from './distance-by-pythagoras.ts';
import { equallyFarOnTheYAxis } from './equally-far-on-the-y-axis.ts';
import { pointThatDivides } from './point-that-divides.ts';
import { pointsOfTrisection } from './points-of-trisection.ts';
import { scoutCamp } from './scout-camp.ts';
import { squareOnThePlane } from './square-on-the-plane.ts';
import { townMap } from './town-map.ts';

export const figures = [
  diagonalsOfAParallelogram,
  distanceByPythagoras,
  equallyFarOnTheYAxis,
  pointThatDivides,
  pointsOfTrisection,
  scoutCamp,
  squareOnThePlane,
  townMap,
];
