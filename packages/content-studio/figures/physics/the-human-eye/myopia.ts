import { eyeDefectFigure } from '#figures/kit/eye-defect.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const myopia: FigureSource = {
  name: 'myopia',
  caption: 'Myopia: rays from a far object meet in front of the retina.',
  description:
    'Parallel rays enter an eye from the left. Its lens bends them so strongly that they meet on the axis well before the retina at the back and have spread again when they reach it.',
  draw: () =>
    eyeDefectFigure({
      object: Number.POSITIVE_INFINITY,
      focusBeyondRetina: -30,
      names: { object: 'from a far object', focus: 'image in front of the retina' },
    }),
};
