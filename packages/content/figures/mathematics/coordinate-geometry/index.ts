import { circleThroughP } from './circle-through-p.ts';
import { diagonalsOfAParallelogram } from './diagonals-of-a-parallelogram.ts';
import { digSite } from './dig-site.ts';
import { distanceByPythagoras } from './distance-by-pythagoras.ts';
import { equallyFarOnTheYAxis } from './equally-far-on-the-y-axis.ts';
import { pointThatDivides } from './point-that-divides.ts';
import { pointsOfTrisection } from './points-of-trisection.ts';
import { ropeWithFlags } from './rope-with-flags.ts';
import { scoutCamp } from './scout-camp.ts';
import { squareOnThePlane } from './square-on-the-plane.ts';
import { townMap } from './town-map.ts';

export const figures = [
  circleThroughP,
  diagonalsOfAParallelogram,
  digSite,
  distanceByPythagoras,
  equallyFarOnTheYAxis,
  pointThatDivides,
  pointsOfTrisection,
  ropeWithFlags,
  scoutCamp,
  squareOnThePlane,
  townMap,
];
