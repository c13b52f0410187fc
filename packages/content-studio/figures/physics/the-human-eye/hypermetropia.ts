import { eyeDefectFigure } from '#figures/kit/eye-defect.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const hypermetropia: FigureSource = {
  name: 'hypermetropia',
  caption: 'Hypermetropia: rays from a near object would meet behind the retina.',
  description:
    'Rays from a near point N enter an eye from the left. They reach the retina before they have met; drawn on as dashed lines they would meet behind the eye.',
  draw: () =>
    eyeDefectFigure({
      object: 186,
      focusBeyondRetina: 30,
      names: { object: 'N', focus: 'image behind the retina' },
    }),
};
