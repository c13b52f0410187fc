import type { FigureSource } from '#figures/kit/figure-source.ts';
import { beamOnMirror } from '#figures/kit/parallel-beam.ts';

export const concaveMirrorFocus: FigureSource = {
  name: 'concave-mirror-focus',
  caption: 'A beam parallel to the principal axis meets at the focus F of a concave mirror.',
  description:
    'Four rays parallel to the axis fall on a mirror that curves inwards. All of them are reflected to the same point F on the axis, half-way between the pole P and the centre of curvature C.',
  draw: () => beamOnMirror('concave'),
};
