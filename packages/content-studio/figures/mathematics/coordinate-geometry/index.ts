import { circleOnAGrid } from './circle-on-a-grid.ts';
import { circleThroughP } from './circle-through-p.ts';
import { diagonalsOfAParallelogram } from './diagonals-of-a-parallelogram.ts';
import { digSite } from './dig-site.ts';
import { distanceByPythagoras } from './distance-by-pythagoras.ts';
import { equallyFarOnTheYAxis } from './equally-far-on-the-y-axis.ts';
import { fieldWithPosts } from './field-with-posts.ts';
import { parallelogramWithoutACorner } from './parallelogram-without-a-corner.ts';
import { planOfASchool } from './plan-of-a-school.ts';
import { pointThatDivides } from './point-that-divides.ts';
import { pointsOfTrisection } from './points-of-trisection.ts';
import { quadrilateralToName } from './quadrilateral-to-name.ts';
import { ropeWithFlags } from './rope-with-flags.ts';
import { scoutCamp } from './scout-camp.ts';
import { segmentWithAPoint } from './segment-with-a-point.ts';
import { squareOnThePlane } from './square-on-the-plane.ts';
import { townMap } from './town-map.ts';
import { triangleOnAGrid } from './triangle-on-a-grid.ts';

export const figures = [
  circleOnAGrid,
  circleThroughP,
  diagonalsOfAParallelogram,
  digSite,
  distanceByPythagoras,
  equallyFarOnTheYAxis,
  fieldWithPosts,
  parallelogramWithoutACorner,
  pointThatDivides,
  pointsOfTrisection,
  quadrilateralToName,
  ropeWithFlags,
  scoutCamp,
  segmentWithAPoint,
  squareOnThePlane,
  townMap,
  triangleOnAGrid,
  planOfASchool,
];
