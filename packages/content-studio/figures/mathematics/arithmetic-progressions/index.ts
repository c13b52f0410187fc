import { blockOfACalendar } from './block-of-a-calendar.ts';
import { chairsOfATheatre } from './chairs-of-a-theatre.ts';
import { cornersOfDots } from './corners-of-dots.ts';
import { dotsOfAFallingAp } from './dots-of-a-falling-ap.ts';
import { dotsOfARisingAp } from './dots-of-a-rising-ap.ts';
import { growingBars } from './growing-bars.ts';
import { jumpsFromAnUnknownDot } from './jumps-from-an-unknown-dot.ts';
import { jumpsOnALine } from './jumps-on-a-line.ts';
import { lampsAroundARangoli } from './lamps-around-a-rangoli.ts';
import { pricesOfTwoDrillers } from './prices-of-two-drillers.ts';
import { ringsOfATarget } from './rings-of-a-target.ts';
import { roundsOfARun } from './rounds-of-a-run.ts';
import { rungsOfALadder } from './rungs-of-a-ladder.ts';
import { seatsOfAHall } from './seats-of-a-hall.ts';
import { sectorsInAp } from './sectors-in-ap.ts';
import { spiralOfSemicircles } from './spiral-of-semicircles.ts';
import { squaresOfMatchsticks } from './squares-of-matchsticks.ts';
import { stackOfLogs } from './stack-of-logs.ts';
import { stepsOfBricks } from './steps-of-bricks.ts';
import { termsOnAStraightLine } from './terms-on-a-straight-line.ts';
import { trianglesOfMatchsticks } from './triangles-of-matchsticks.ts';
import { twoLabelledDots } from './two-labelled-dots.ts';
import { twoStaircases } from './two-staircases.ts';

export const figures = [
  blockOfACalendar,
  cornersOfDots,
  dotsOfAFallingAp,
  dotsOfARisingAp,
  growingBars,
  jumpsFromAnUnknownDot,
  jumpsOnALine,
  ringsOfATarget,
  rungsOfALadder,
  sectorsInAp,
  spiralOfSemicircles,
  squaresOfMatchsticks,
  stackOfLogs,
  stepsOfBricks,
  termsOnAStraightLine,
  trianglesOfMatchsticks,
  twoLabelledDots,
  twoStaircases,
  seatsOfAHall,
  chairsOfATheatre,
  lampsAroundARangoli,
  roundsOfARun,
  pricesOfTwoDrillers,
];
