import type { FigureSource } from '#figures/kit/figure-source.ts';
import { mirrorFigure } from '#figures/kit/mirror-figure.ts';

export const concaveMirrorBeyondC: FigureSource = {
  name: 'concave-mirror-beyond-c',
  caption: 'Concave mirror, object beyond C: the image lies between F and C, real, inverted and smaller.',
  description:
    'An upright arrow AB stands left of C. One ray runs parallel to the axis and is reflected through F, one goes through F and comes back parallel. They cross below the axis between C and F, at A′ of the inverted, smaller image A′B′.',
  draw: () =>
    mirrorFigure({
      kind: 'concave',
      pole: [316, 100],
      radius: 140,
      objectDistance: 230,
      objectHeight: 36,
      rays: ['parallel', 'focus'],
      halfAperture: 64,
    }),
};
