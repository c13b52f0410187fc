import { capsule } from './capsule.ts';
import { chest } from './chest.ts';
import { coneCutOut } from './cone-cut-out.ts';
import { coneOnACube } from './cone-on-a-cube.ts';
import { cubeAndHemisphere } from './cube-and-hemisphere.ts';
import { fourSolids } from './four-solids.ts';
import { grainStore } from './grain-store.ts';
import { hollowEnds } from './hollow-ends.ts';
import { iceCream } from './ice-cream.ts';
import { modelRocket } from './model-rocket.ts';
import { penStand } from './pen-stand.ts';
import { tent } from './tent.ts';
import { toy } from './toy.ts';
import { twoCubes } from './two-cubes.ts';

export const figures = [
  capsule,
  chest,
  coneCutOut,
  coneOnACube,
  cubeAndHemisphere,
  fourSolids,
  grainStore,
  hollowEnds,
  iceCream,
  modelRocket,
  penStand,
  tent,
  toy,
  twoCubes,
];
