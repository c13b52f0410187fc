import type { FigureSource } from '#figures/kit/figure-source.ts';
import { beamOnMirror } from '#figures/kit/parallel-beam.ts';

export const convexMirrorFocus: FigureSource = {
  name: 'convex-mirror-focus',
  caption: 'A beam parallel to the principal axis leaves a convex mirror as if it came from its focus F.',
  description:
    'Four rays parallel to the axis fall on a mirror that bulges towards them and spread apart after reflection. Dashed lines drawn backwards meet behind the mirror at F, half-way between P and C.',
  draw: () => beamOnMirror('convex'),
};
