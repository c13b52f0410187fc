import { completingTheSquare } from './completing-the-square.ts';
import { curveOfACase } from './curve-of-a-case.ts';
import { curveThatTouches } from './curve-that-touches.ts';
import { flowerBed } from './flower-bed.ts';
import { kitchenGarden } from './kitchen-garden.ts';
import { largerFlowerBed } from './larger-flower-bed.ts';
import { parabolaEqualRoots } from './parabola-equal-roots.ts';
import { parabolaNoRealRoots } from './parabola-no-real-roots.ts';
import { parabolaTwoRoots } from './parabola-two-roots.ts';
import { triangleWithX } from './triangle-with-x.ts';

export const figures = [
  completingTheSquare,
  curveOfACase,
  curveThatTouches,
  flowerBed,
  kitchenGarden,
  largerFlowerBed,
  parabolaEqualRoots,
  parabolaNoRealRoots,
  parabolaTwoRoots,
  triangleWithX,
];
