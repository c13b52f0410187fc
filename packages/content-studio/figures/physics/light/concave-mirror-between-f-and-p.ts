import type { FigureSource } from '#figures/kit/figure-source.ts';
import { mirrorFigure } from '#figures/kit/mirror-figure.ts';

export const concaveMirrorBetweenFAndP: FigureSource = {
  name: 'concave-mirror-between-f-and-p',
  caption:
    'Concave mirror, object between F and P: the image is behind the mirror, virtual, erect and larger.',
  description:
    'An arrow AB stands between F and the mirror. The reflected rays spread apart in front of it. Drawn on backwards as dashed lines, they meet behind the mirror at A′: an upright image, about twice as long as the object.',
  draw: () =>
    mirrorFigure({
      kind: 'concave',
      pole: [216, 110],
      radius: 180,
      objectDistance: 46,
      objectHeight: 28,
      rays: ['parallel', 'centre'],
      halfAperture: 66,
    }),
};
