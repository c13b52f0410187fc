import { eyeDefectFigure } from '#figures/kit/eye-defect.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const hypermetropiaCorrected: FigureSource = {
  name: 'hypermetropia-corrected',
  caption: 'Hypermetropia corrected by a convex lens: the rays from the near object meet on the retina.',
  description:
    'A convex lens stands between the near point N and the far-sighted eye. It bends the rays together a little, so that the eye lens now makes them meet exactly on the retina.',
  draw: () =>
    eyeDefectFigure({
      object: 186,
      focusBeyondRetina: 30,
      correction: 'convex',
      names: { object: 'N', focus: 'image on the retina' },
    }),
};
