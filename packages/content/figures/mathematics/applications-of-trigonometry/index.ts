import { buildingAndTower } from './building-and-tower.ts';
import { elevationAndDepression } from './elevation-and-depression.ts';
import { eyeAboveTheGround } from './eye-above-the-ground.ts';
import { flagstaffOnABuilding } from './flagstaff-on-a-building.ts';
import { kite } from './kite.ts';
import { ladder } from './ladder.ts';
import { lighthouseAndBoat } from './lighthouse-and-boat.ts';
import { shadowOfAPole } from './shadow-of-a-pole.ts';
import { towerAt60 } from './tower-at-60.ts';
import { twoPolesAcrossARoad } from './two-poles-across-a-road.ts';
import { twoPositions } from './two-positions.ts';
import { twoShips } from './two-ships.ts';

export const figures = [
  buildingAndTower,
  elevationAndDepression,
  eyeAboveTheGround,
  flagstaffOnABuilding,
  kite,
  ladder,
  lighthouseAndBoat,
  shadowOfAPole,
  towerAt60,
  twoPolesAcrossARoad,
  twoPositions,
  twoShips,
];
