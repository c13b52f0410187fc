import { completingTheSquare } from './completing-the-square.ts';
import { flowerBed } from './flower-bed.ts';
import { parabolaEqualRoots } from './parabola-equal-roots.ts';
import { parabolaNoRealRoots } from './parabola-no-real-roots.ts';
import { parabolaTwoRoots } from './parabola-two-roots.ts';

export const figures = [
  completingTheSquare,
  flowerBed,
  parabolaEqualRoots,
  parabolaNoRealRoots,
  parabolaTwoRoots,
];
