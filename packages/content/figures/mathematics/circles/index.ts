import { chordOfContact } from './chord-of-contact.ts';
import { circleInAQuadrilateral } from './circle-in-a-quadrilateral.ts';
import { circleInATriangle } from './circle-in-a-triangle.ts';
import { circleInAnyTriangle } from './circle-in-any-triangle.ts';
import { concentricCircles } from './concentric-circles.ts';
import { howManyTangents } from './how-many-tangents.ts';
import { parallelTangents } from './parallel-tangents.ts';
import { ropeAroundADrum } from './rope-around-a-drum.ts';
import { tangentAndRadius } from './tangent-and-radius.ts';
import { tangentLength } from './tangent-length.ts';
import { tangentsAt60 } from './tangents-at-60.ts';
import { thirdTangent } from './third-tangent.ts';
import { threeLines } from './three-lines.ts';
import { twoTangents } from './two-tangents.ts';
import { twoTracks } from './two-tracks.ts';

export const figures = [
  chordOfContact,
  circleInAQuadrilateral,
  circleInATriangle,
  circleInAnyTriangle,
  concentricCircles,
  howManyTangents,
  parallelTangents,
  ropeAroundADrum,
  tangentAndRadius,
  tangentLength,
  tangentsAt60,
  thirdTangent,
  threeLines,
  twoTangents,
  twoTracks,
];
