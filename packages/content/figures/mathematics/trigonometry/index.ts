import { buildingAndTower } from './building-and-tower.ts';
import { elevationAndDepression } from './elevation-and-depression.ts';
import { kite } from './kite.ts';
import { ladder } from './ladder.ts';
import { lighthouseAndBoat } from './lighthouse-and-boat.ts';
import { sidesOfARightTriangle } from './sides-of-a-right-triangle.ts';
import { sineAndCosine } from './sine-and-cosine.ts';
import { towerAt60 } from './tower-at-60.ts';
import { triangle202129 } from './triangle-20-21-29.ts';
import { triangle3060 } from './triangle-30-60.ts';
import { triangle45 } from './triangle-45.ts';
import { twoPositions } from './two-positions.ts';
import { twoShips } from './two-ships.ts';

export const figures = [
  buildingAndTower,
  elevationAndDepression,
  kite,
  ladder,
  lighthouseAndBoat,
  sidesOfARightTriangle,
  sineAndCosine,
  towerAt60,
  triangle202129,
  triangle3060,
  triangle45,
  twoPositions,
  twoShips,
];
