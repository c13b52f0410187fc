import { cubicWithThreeZeroes } from './cubic-with-three-zeroes.ts';
import { cubicWithTwoZeroes } from './cubic-with-two-zeroes.ts';
import { fountain } from './fountain.ts';
import { howManyZeroes } from './how-many-zeroes.ts';
import { noZero } from './no-zero.ts';
import { oneZero } from './one-zero.ts';
import { parkGate } from './park-gate.ts';
import { pond } from './pond.ts';
import { signsFromAHill } from './signs-from-a-hill.ts';
import { twoZeroesDownwards } from './two-zeroes-downwards.ts';
import { twoZeroesUpwards } from './two-zeroes-upwards.ts';
import { zeroOfALine } from './zero-of-a-line.ts';

export const figures = [
  cubicWithThreeZeroes,
  cubicWithTwoZeroes,
  fountain,
  howManyZeroes,
  noZero,
  oneZero,
  parkGate,
  pond,
  signsFromAHill,
  twoZeroesDownwards,
  twoZeroesUpwards,
  zeroOfALine,
];
