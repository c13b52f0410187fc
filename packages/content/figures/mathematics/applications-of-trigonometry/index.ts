import { buildingAndTower } from './building-and-tower.ts';
import { cliffAndBoat } from './cliff-and-boat.ts';
import { elevationAndDepression } from './elevation-and-depression.ts';
import { eyeAboveTheGround } from './eye-above-the-ground.ts';
import { flagstaffOnABuilding } from './flagstaff-on-a-building.ts';
import { flagstaffOnASchool } from './flagstaff-on-a-school.ts';
import { kite } from './kite.ts';
import { kiteOnAString } from './kite-on-a-string.ts';
import { ladder } from './ladder.ts';
import { ladderToAWindow } from './ladder-to-a-window.ts';
import { lighthouseAndBoat } from './lighthouse-and-boat.ts';
import { shadowOfAPole } from './shadow-of-a-pole.ts';
import { towerAt60 } from './tower-at-60.ts';
import { twoPointsInLine } from './two-points-in-line.ts';
import { twoPolesAcrossARoad } from './two-poles-across-a-road.ts';
import { twoPositions } from './two-positions.ts';
import { twoShips } from './two-ships.ts';

export const figures = [
  buildingAndTower,
  cliffAndBoat,
  elevationAndDepression,
  eyeAboveTheGround,
  flagstaffOnABuilding,
  flagstaffOnASchool,
  kite,
  kiteOnAString,
  ladder,
  ladderToAWindow,
  lighthouseAndBoat,
  shadowOfAPole,
  towerAt60,
  twoPointsInLine,
  twoPolesAcrossARoad,
  twoPositions,
  twoShips,
];
