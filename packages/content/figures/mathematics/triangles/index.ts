import { altitudeOnTheHypotenuse } from './altitude-on-the-hypotenuse.ts';
import { basicProportionality } from './basic-proportionality.ts';
import { mediansAndAltitudes } from './medians-and-altitudes.ts';
import { mirrorOnTheGround } from './mirror-on-the-ground.ts';
import { notSimilar } from './not-similar.ts';
import { parallelOrNot } from './parallel-or-not.ts';
import { proofOfProportionality } from './proof-of-proportionality.ts';
import { roofTruss } from './roof-truss.ts';
import { similarByAa } from './similar-by-aa.ts';
import { similarBySas } from './similar-by-sas.ts';
import { similarBySss } from './similar-by-sss.ts';
import { towerAndPole } from './tower-and-pole.ts';
import { trapeziumDiagonals } from './trapezium-diagonals.ts';
import { widthOfARiver } from './width-of-a-river.ts';

export const figures = [
  altitudeOnTheHypotenuse,
  basicProportionality,
  mediansAndAltitudes,
  mirrorOnTheGround,
  notSimilar,
  parallelOrNot,
  proofOfProportionality,
  roofTruss,
  similarByAa,
  similarBySas,
  similarBySss,
  towerAndPole,
  trapeziumDiagonals,
  widthOfARiver,
];
