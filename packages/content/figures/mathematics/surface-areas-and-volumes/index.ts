import { capsule } from './capsule.ts';
import { coneCutOut } from './cone-cut-out.ts';
import { cubeAndHemisphere } from './cube-and-hemisphere.ts';
import { fourSolids } from './four-solids.ts';
import { hollowEnds } from './hollow-ends.ts';
import { iceCream } from './ice-cream.ts';
import { tent } from './tent.ts';
import { toy } from './toy.ts';
import { twoCubes } from './two-cubes.ts';

export const figures = [
  capsule,
  coneCutOut,
  cubeAndHemisphere,
  fourSolids,
  hollowEnds,
  iceCream,
  tent,
  toy,
  twoCubes,
];
