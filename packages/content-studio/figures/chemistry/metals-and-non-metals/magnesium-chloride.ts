import type { FigureSource } from '#figures/kit/figure-source.ts';
import { ionicCompoundFigure } from '#figures/kit/ionic-compound.ts';

export const magnesiumChloride: FigureSource = {
  name: 'magnesium-chloride',
  caption:
    'Formation of magnesium chloride: one magnesium atom gives one electron to each of two chlorine atoms.',
  description:
    'On the left a magnesium atom with two dots and two chlorine atoms with seven crosses each; dashed arrows carry one dot to each. On the right the ions in brackets: Mg with charge 2 plus, and two Cl with eight electrons and charge minus.',
  draw: () =>
    ionicCompoundFigure({
      metal: { symbol: 'Mg', outer: 2, count: 1 },
      nonMetal: { symbol: 'Cl', outer: 7, count: 2 },
    }),
};
