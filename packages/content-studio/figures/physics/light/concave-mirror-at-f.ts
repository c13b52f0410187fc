import type { FigureSource } from '#figures/kit/figure-source.ts';
import { mirrorFigure } from '#figures/kit/mirror-figure.ts';

export const concaveMirrorAtF: FigureSource = {
  name: 'concave-mirror-at-f',
  caption: 'Concave mirror, object at F: the reflected rays are parallel, the image is at infinity.',
  description:
    'An arrow AB stands at F. One ray runs parallel to the axis and is reflected through F, another seems to come from C and returns on itself. After the mirror both run side by side, downwards to the left, and never meet.',
  draw: () =>
    mirrorFigure({
      kind: 'concave',
      pole: [250, 70],
      radius: 200,
      objectDistance: 100,
      objectHeight: 24,
      rays: ['parallel', 'centre'],
      halfAperture: 62,
    }),
};
