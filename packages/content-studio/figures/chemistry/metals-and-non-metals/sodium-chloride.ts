import type { FigureSource } from '#figures/kit/figure-source.ts';
import { ionicCompoundFigure } from '#figures/kit/ionic-compound.ts';

export const sodiumChloride: FigureSource = {
  name: 'sodium-chloride',
  caption: 'Formation of sodium chloride: sodium gives its outer electron (dot) to chlorine (crosses).',
  description:
    'On the left a sodium atom with one dot and a chlorine atom with seven crosses; a dashed arrow carries the dot across. On the right the ions in square brackets: Na with charge plus, and Cl with eight electrons and charge minus.',
  draw: () =>
    ionicCompoundFigure({
      metal: { symbol: 'Na', outer: 1, count: 1 },
      nonMetal: { symbol: 'Cl', outer: 7, count: 1 },
    }),
};
