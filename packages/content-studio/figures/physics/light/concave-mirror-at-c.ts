import type { FigureSource } from '#figures/kit/figure-source.ts';
import { mirrorFigure } from '#figures/kit/mirror-figure.ts';

export const concaveMirrorAtC: FigureSource = {
  name: 'concave-mirror-at-c',
  caption: 'Concave mirror, object at C: the image is at C too, real, inverted and of the same size.',
  description:
    'An arrow AB stands upright at C. The parallel ray is reflected through F, the ray through F comes back parallel. They meet straight below A, at A′: the image hangs from C, as long as the object.',
  draw: () =>
    mirrorFigure({
      kind: 'concave',
      pole: [300, 100],
      radius: 200,
      objectDistance: 200,
      objectHeight: 40,
      rays: ['parallel', 'focus'],
      halfAperture: 64,
    }),
};
