import { eyeDefectFigure } from '#figures/kit/eye-defect.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const myopiaCorrected: FigureSource = {
  name: 'myopia-corrected',
  caption: 'Myopia corrected by a concave lens: the image moves back onto the retina.',
  description:
    'A concave lens stands before the short-sighted eye. It spreads the parallel rays a little, so that the eye lens now brings them together exactly on the retina.',
  draw: () =>
    eyeDefectFigure({
      object: Number.POSITIVE_INFINITY,
      focusBeyondRetina: -30,
      correction: 'concave',
      names: { object: 'from a far object', focus: 'image on the retina' },
    }),
};
