import { aeroplaneAfter12Seconds } from './aeroplane-after-12-seconds.ts';
import { buildingAndTower } from './building-and-tower.ts';
import { carBeforeABuilding } from './car-before-a-building.ts';
import { cliffAndBoat } from './cliff-and-boat.ts';
import { clinometerAtSchool } from './clinometer-at-school.ts';
import { droneAboveALake } from './drone-above-a-lake.ts';
import { elevationAndDepression } from './elevation-and-depression.ts';
import { eyeAboveTheGround } from './eye-above-the-ground.ts';
import { flagstaffOnABuilding } from './flagstaff-on-a-building.ts';
import { flagstaffOnASchool } from './flagstaff-on-a-school.ts';
import { guyRopesOfAMast } from './guy-ropes-of-a-mast.ts';
import { kite } from './kite.ts';
import { kiteOnAString } from './kite-on-a-string.ts';
import { ladder } from './ladder.ts';
import { ladderOfAFireEngine } from './ladder-of-a-fire-engine.ts';
import { ladderToAWindow } from './ladder-to-a-window.ts';
import { lighthouseAndBoat } from './lighthouse-and-boat.ts';
import { planeOverAHouse } from './plane-over-a-house.ts';
import { risingBalloon } from './rising-balloon.ts';
import { ropewayInTwoParts } from './ropeway-in-two-parts.ts';
import { shadowAtTwoTimes } from './shadow-at-two-times.ts';
import { shadowOfAPole } from './shadow-of-a-pole.ts';
import { shipBeforeALighthouse } from './ship-before-a-lighthouse.ts';
import { slideInAPark } from './slide-in-a-park.ts';
import { towerAt60 } from './tower-at-60.ts';
import { treeThatBroke } from './tree-that-broke.ts';
import { twoLinesOfSight } from './two-lines-of-sight.ts';
import { twoLinesToOneTower } from './two-lines-to-one-tower.ts';
import { twoPointsInLine } from './two-points-in-line.ts';
import { twoPolesAcrossARoad } from './two-poles-across-a-road.ts';
import { twoPositions } from './two-positions.ts';
import { twoShips } from './two-ships.ts';
import { windowAndHouseOpposite } from './window-and-house-opposite.ts';
import { wireFromTopToTop } from './wire-from-top-to-top.ts';
import { wireToTwoPoles } from './wire-to-two-poles.ts';

export const figures = [
  buildingAndTower,
  cliffAndBoat,
  droneAboveALake,
  elevationAndDepression,
  eyeAboveTheGround,
  flagstaffOnABuilding,
  flagstaffOnASchool,
  guyRopesOfAMast,
  kiteOnAString,
  kite,
  ladderToAWindow,
  ladder,
  lighthouseAndBoat,
  planeOverAHouse,
  shadowAtTwoTimes,
  shadowOfAPole,
  slideInAPark,
  towerAt60,
  treeThatBroke,
  twoLinesToOneTower,
  twoPointsInLine,
  twoPolesAcrossARoad,
  twoPositions,
  twoShips,
  windowAndHouseOpposite,
  wireToTwoPoles,
  twoLinesOfSight,
  risingBalloon,
  ropewayInTwoParts,
  wireFromTopToTop,
  aeroplaneAfter12Seconds,
  carBeforeABuilding,
  clinometerAtSchool,
  ladderOfAFireEngine,
  shipBeforeALighthouse,
];
