import { chordAndTangent } from './chord-and-tangent.ts';
import { chordOfContact } from './chord-of-contact.ts';
import { circleInAQuadrilateral } from './circle-in-a-quadrilateral.ts';
import { circleInARightTriangle } from './circle-in-a-right-triangle.ts';
import { circleInATriangle } from './circle-in-a-triangle.ts';
import { circleInAnyTriangle } from './circle-in-any-triangle.ts';
import { concentricCircles } from './concentric-circles.ts';
import { diameterAndTangent } from './diameter-and-tangent.ts';
import { howManyTangents } from './how-many-tangents.ts';
import { parallelTangents } from './parallel-tangents.ts';
import { ropeAroundADrum } from './rope-around-a-drum.ts';
import { tangentAndLineThroughO } from './tangent-and-line-through-o.ts';
import { tangentAndRadius } from './tangent-and-radius.ts';
import { tangentLength } from './tangent-length.ts';
import { tangentLengthsInATriangle } from './tangent-lengths-in-a-triangle.ts';
import { tangentsAt40 } from './tangents-at-40.ts';
import { tangentsAt60 } from './tangents-at-60.ts';
import { thirdTangent } from './third-tangent.ts';
import { threeLines } from './three-lines.ts';
import { twoCirclesOnALine } from './two-circles-on-a-line.ts';
import { twoTangents } from './two-tangents.ts';
import { twoTracks } from './two-tracks.ts';

export const figures = [
  chordAndTangent,
  chordOfContact,
  circleInAQuadrilateral,
  circleInARightTriangle,
  circleInATriangle,
  circleInAnyTriangle,
  concentricCircles,
  diameterAndTangent,
  howManyTangents,
  parallelTangents,
  ropeAroundADrum,
  tangentAndLineThroughO,
  tangentAndRadius,
  tangentLength,
  tangentLengthsInATriangle,
  tangentsAt40,
  tangentsAt60,
  thirdTangent,
  threeLines,
  twoCirclesOnALine,
  twoTangents,
  twoTracks,
];
