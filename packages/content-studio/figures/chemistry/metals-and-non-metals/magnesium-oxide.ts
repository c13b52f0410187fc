import type { FigureSource } from '#figures/kit/figure-source.ts';
import { ionicCompoundFigure } from '#figures/kit/ionic-compound.ts';

export const magnesiumOxide: FigureSource = {
  name: 'magnesium-oxide',
  caption: 'Formation of magnesium oxide: magnesium gives both of its outer electrons to one oxygen atom.',
  description:
    'On the left a magnesium atom with two dots and an oxygen atom with six crosses; two dashed arrows carry the dots across. On the right the ions in brackets: Mg with charge 2 plus, and O with eight electrons and charge 2 minus.',
  draw: () =>
    ionicCompoundFigure({
      metal: { symbol: 'Mg', outer: 2, count: 1 },
      nonMetal: { symbol: 'O', outer: 6, count: 1 },
    }),
};
