import { brooch } from './brooch.ts';
import { cameraInAYard } from './camera-in-a-yard.ts';
import { clockHand } from './clock-hand.ts';
import { horseAtACorner } from './horse-at-a-corner.ts';
import { minorAndMajor } from './minor-and-major.ts';
import { paperFan } from './paper-fan.ts';
import { pendulum } from './pendulum.ts';
import { pieWithAPieceMissing } from './pie-with-a-piece-missing.ts';
import { quadrantAndTriangle } from './quadrant-and-triangle.ts';
import { runningTrack } from './running-track.ts';
import { segment60 } from './segment-60.ts';
import { segment90 } from './segment-90.ts';
import { segment120 } from './segment-120.ts';
import { squareAndQuadrants } from './square-and-quadrants.ts';
import { squareInACircle } from './square-in-a-circle.ts';
import { squareWithFourCornersCut } from './square-with-four-corners-cut.ts';
import { tableCover } from './table-cover.ts';
import { threePizzas } from './three-pizzas.ts';
import { twoConcentricArcs } from './two-concentric-arcs.ts';
import { umbrellaRibs } from './umbrella-ribs.ts';
import { wiperBlades } from './wiper-blades.ts';

export const figures = [
  brooch,
  cameraInAYard,
  clockHand,
  horseAtACorner,
  minorAndMajor,
  paperFan,
  pendulum,
  pieWithAPieceMissing,
  quadrantAndTriangle,
  runningTrack,
  segment120,
  segment60,
  segment90,
  squareAndQuadrants,
  squareInACircle,
  squareWithFourCornersCut,
  tableCover,
  twoConcentricArcs,
  umbrellaRibs,
  wiperBlades,
  threePizzas,
];
