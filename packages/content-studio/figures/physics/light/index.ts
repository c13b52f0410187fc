import { bendingTowardsTheNormal } from './bending-towards-the-normal.ts';
import { concaveLens } from './concave-lens.ts';
import { concaveLensFocus } from './concave-lens-focus.ts';
import { concaveMirrorAtC } from './concave-mirror-at-c.ts';
import { concaveMirrorAtF } from './concave-mirror-at-f.ts';
import { concaveMirrorBetweenCAndF } from './concave-mirror-between-c-and-f.ts';
import { concaveMirrorBetweenFAndP } from './concave-mirror-between-f-and-p.ts';
import { concaveMirrorBeyondC } from './concave-mirror-beyond-c.ts';
import { concaveMirrorFocus } from './concave-mirror-focus.ts';
import { convexLensAt2f } from './convex-lens-at-2f.ts';
import { convexLensAtF } from './convex-lens-at-f.ts';
import { convexLensBetweenFAnd2f } from './convex-lens-between-f-and-2f.ts';
import { convexLensBetweenFAndO } from './convex-lens-between-f-and-o.ts';
import { convexLensBeyond2f } from './convex-lens-beyond-2f.ts';
import { convexLensFocus } from './convex-lens-focus.ts';
import { convexMirror } from './convex-mirror.ts';
import { convexMirrorFocus } from './convex-mirror-focus.ts';
import { deviceInABox } from './device-in-a-box.ts';
import { fourPathsAtALens } from './four-paths-at-a-lens.ts';
import { fourPathsAtAMirror } from './four-paths-at-a-mirror.ts';
import { glassSlab } from './glass-slab.ts';
import { halfCoveredLens } from './half-covered-lens.ts';
import { imageDistanceAndObjectDistance } from './image-distance-and-object-distance.ts';
import { lawsOfReflection } from './laws-of-reflection.ts';
import { objectAndImageOnAScale } from './object-and-image-on-a-scale.ts';
import { opticalBench } from './optical-bench.ts';
import { planeMirror } from './plane-mirror.ts';
import { raisedBottom } from './raised-bottom.ts';
import { rayBesideAMirror } from './ray-beside-a-mirror.ts';
import { rayThroughThreeMedia } from './ray-through-three-media.ts';
import { rayToASlab } from './ray-to-a-slab.ts';
import { signConvention } from './sign-convention.ts';
import { totalInternalReflection } from './total-internal-reflection.ts';

export const figures = [
  bendingTowardsTheNormal,
  concaveLensFocus,
  concaveLens,
  concaveMirrorAtC,
  concaveMirrorAtF,
  concaveMirrorBetweenCAndF,
  concaveMirrorBetweenFAndP,
  concaveMirrorBeyondC,
  concaveMirrorFocus,
  convexLensAt2f,
  convexLensAtF,
  convexLensBetweenFAnd2f,
  convexLensBetweenFAndO,
  convexLensBeyond2f,
  convexLensFocus,
  convexMirrorFocus,
  convexMirror,
  deviceInABox,
  glassSlab,
  halfCoveredLens,
  lawsOfReflection,
  planeMirror,
  raisedBottom,
  signConvention,
  totalInternalReflection,
  fourPathsAtALens,
  fourPathsAtAMirror,
  imageDistanceAndObjectDistance,
  objectAndImageOnAScale,
  rayThroughThreeMedia,
  rayBesideAMirror,
  rayToASlab,
  opticalBench,
];
