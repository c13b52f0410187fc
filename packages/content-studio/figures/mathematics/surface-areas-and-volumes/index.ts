import { boxForLaddoos } from './box-for-laddoos.ts';
import { capsule } from './capsule.ts';
import { capsuleToMeasure } from './capsule-to-measure.ts';
import { chest } from './chest.ts';
import { coneCutOut } from './cone-cut-out.ts';
import { coneOnACube } from './cone-on-a-cube.ts';
import { coneOnACylinder } from './cone-on-a-cylinder.ts';
import { cubeAndHemisphere } from './cube-and-hemisphere.ts';
import { cylinderWithTwoConesOut } from './cylinder-with-two-cones-out.ts';
import { fourSolids } from './four-solids.ts';
import { grainStore } from './grain-store.ts';
import { hemisphereOnACylinder } from './hemisphere-on-a-cylinder.ts';
import { hollowEnds } from './hollow-ends.ts';
import { hollowInABlock } from './hollow-in-a-block.ts';
import { iceCream } from './ice-cream.ts';
import { memorialHall } from './memorial-hall.ts';
import { modelRocket } from './model-rocket.ts';
import { penStand } from './pen-stand.ts';
import { tent } from './tent.ts';
import { threeCubesInARow } from './three-cubes-in-a-row.ts';
import { toy } from './toy.ts';
import { twoCubes } from './two-cubes.ts';

export const figures = [
  capsuleToMeasure,
  capsule,
  chest,
  coneCutOut,
  coneOnACube,
  coneOnACylinder,
  cubeAndHemisphere,
  cylinderWithTwoConesOut,
  fourSolids,
  grainStore,
  hemisphereOnACylinder,
  hollowEnds,
  hollowInABlock,
  iceCream,
  modelRocket,
  penStand,
  tent,
  threeCubesInARow,
  toy,
  twoCubes,
  boxForLaddoos,
  memorialHall,
];
