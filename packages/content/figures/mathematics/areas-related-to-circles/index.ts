import { brooch } from './brooch.ts';
import { cameraInAYard } from './camera-in-a-yard.ts';
import { clockHand } from './clock-hand.ts';
import { horseAtACorner } from './horse-at-a-corner.ts';
import { minorAndMajor } from './minor-and-major.ts';
import { paperFan } from './paper-fan.ts';
import { pendulum } from './pendulum.ts';
import { segment60 } from './segment-60.ts';
import { segment90 } from './segment-90.ts';
import { segment120 } from './segment-120.ts';
import { squareAndQuadrants } from './square-and-quadrants.ts';
import { tableCover } from './table-cover.ts';
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
  segment120,
  segment60,
  segment90,
  squareAndQuadrants,
  tableCover,
  umbrellaRibs,
  wiperBlades,
];
