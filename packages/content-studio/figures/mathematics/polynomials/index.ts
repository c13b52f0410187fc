import { cubicToRead } from './cubic-to-read.ts';
import { cubicWithThreeZeroes } from './cubic-with-three-zeroes.ts';
import { cubicWithTwoZeroes } from './cubic-with-two-zeroes.ts';
import { cupWithTwoZeroes } from './cup-with-two-zeroes.ts';
import { curveThatOnlyTouches } from './curve-that-only-touches.ts';
import { fountain } from './fountain.ts';
import { heightOfABall } from './height-of-a-ball.ts';
import { hillWithTwoZeroes } from './hill-with-two-zeroes.ts';
import { howManyZeroes } from './how-many-zeroes.ts';
import { noZero } from './no-zero.ts';
import { oneZero } from './one-zero.ts';
import { parkGate } from './park-gate.ts';
import { pond } from './pond.ts';
import { rectangleOfAPolynomial } from './rectangle-of-a-polynomial.ts';
import { signsFromAHill } from './signs-from-a-hill.ts';
import { temperatureOfANight } from './temperature-of-a-night.ts';
import { twoZeroesDownwards } from './two-zeroes-downwards.ts';
import { twoZeroesUpwards } from './two-zeroes-upwards.ts';
import { zeroOfALine } from './zero-of-a-line.ts';

export const figures = [
  cubicToRead,
  cubicWithThreeZeroes,
  cubicWithTwoZeroes,
  cupWithTwoZeroes,
  curveThatOnlyTouches,
  fountain,
  heightOfABall,
  hillWithTwoZeroes,
  howManyZeroes,
  noZero,
  oneZero,
  parkGate,
  pond,
  rectangleOfAPolynomial,
  signsFromAHill,
  twoZeroesDownwards,
  twoZeroesUpwards,
  zeroOfALine,
  temperatureOfANight,
];
