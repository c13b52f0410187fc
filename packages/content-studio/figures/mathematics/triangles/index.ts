import { altitudeOnTheHypotenuse } from './altitude-on-the-hypotenuse.ts';
import { basicProportionality } from './basic-proportionality.ts';
import { crossingSegments } from './crossing-segments.ts';
import { equalAnglesInATriangle } from './equal-angles-in-a-triangle.ts';
import { lineParallelToTheBase } from './line-parallel-to-the-base.ts';
import { mediansAndAltitudes } from './medians-and-altitudes.ts';
import { mirrorOnTheGround } from './mirror-on-the-ground.ts';
import { notSimilar } from './not-similar.ts';
import { parallelOrNot } from './parallel-or-not.ts';
import { pinholeCamera } from './pinhole-camera.ts';
import { proofOfProportionality } from './proof-of-proportionality.ts';
import { roofTruss } from './roof-truss.ts';
import { similarByAa } from './similar-by-aa.ts';
import { similarBySas } from './similar-by-sas.ts';
import { similarBySss } from './similar-by-sss.ts';
import { squareInARightTriangle } from './square-in-a-right-triangle.ts';
import { threeParallelLines } from './three-parallel-lines.ts';
import { towerAndPole } from './tower-and-pole.ts';
import { trapeziumDiagonals } from './trapezium-diagonals.ts';
import { twoTrianglesWithAngles } from './two-triangles-with-angles.ts';
import { widthOfARiver } from './width-of-a-river.ts';

export const figures = [
  altitudeOnTheHypotenuse,
  basicProportionality,
  crossingSegments,
  equalAnglesInATriangle,
  lineParallelToTheBase,
  mediansAndAltitudes,
  mirrorOnTheGround,
  notSimilar,
  parallelOrNot,
  proofOfProportionality,
  roofTruss,
  similarByAa,
  similarBySas,
  similarBySss,
  squareInARightTriangle,
  threeParallelLines,
  towerAndPole,
  trapeziumDiagonals,
  twoTrianglesWithAngles,
  widthOfARiver,
  pinholeCamera,
];
