import type { FigureSource } from '#figures/kit/figure-source.ts';
import { mirrorFigure } from '#figures/kit/mirror-figure.ts';

export const concaveMirrorBetweenCAndF: FigureSource = {
  name: 'concave-mirror-between-c-and-f',
  caption: 'Concave mirror, object between C and F: the image lies beyond C, real, inverted and larger.',
  description:
    'A short arrow AB stands between C and F. The parallel ray is reflected through F, the ray through F comes back parallel. They meet far to the left of C, below the axis, at A′ of an image longer than the object.',
  draw: () =>
    mirrorFigure({
      kind: 'concave',
      pole: [316, 80],
      radius: 160,
      objectDistance: 118,
      objectHeight: 22,
      rays: ['parallel', 'focus'],
      halfAperture: 66,
    }),
};
