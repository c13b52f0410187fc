import { ballFromABalcony } from './ball-from-a-balcony.ts';
import { completingTheSquare } from './completing-the-square.ts';
import { curveOfACase } from './curve-of-a-case.ts';
import { curveThatTouches } from './curve-that-touches.ts';
import { flowerBed } from './flower-bed.ts';
import { framedPhoto } from './framed-photo.ts';
import { gamesOfAFewPlayers } from './games-of-a-few-players.ts';
import { kitchenGarden } from './kitchen-garden.ts';
import { largerFlowerBed } from './larger-flower-bed.ts';
import { parabolaAndLine } from './parabola-and-line.ts';
import { parabolaEqualRoots } from './parabola-equal-roots.ts';
import { parabolaNoRealRoots } from './parabola-no-real-roots.ts';
import { parabolaToRead } from './parabola-to-read.ts';
import { parabolaTwoRoots } from './parabola-two-roots.ts';
import { pathsAcrossALawn } from './paths-across-a-lawn.ts';
import { sheetForABox } from './sheet-for-a-box.ts';
import { threeParabolas } from './three-parabolas.ts';
import { triangleWithX } from './triangle-with-x.ts';
import { twoSquaresInARow } from './two-squares-in-a-row.ts';

export const figures = [
  completingTheSquare,
  curveOfACase,
  curveThatTouches,
  flowerBed,
  framedPhoto,
  kitchenGarden,
  largerFlowerBed,
  parabolaAndLine,
  parabolaEqualRoots,
  parabolaNoRealRoots,
  parabolaToRead,
  parabolaTwoRoots,
  pathsAcrossALawn,
  sheetForABox,
  threeParabolas,
  triangleWithX,
  twoSquaresInARow,
  ballFromABalcony,
  gamesOfAFewPlayers,
];
