import type { FigureSource } from '#figures/kit/figure-source.ts';
import { ionicCompoundFigure } from '#figures/kit/ionic-compound.ts';

export const sodiumOxide: FigureSource = {
  name: 'sodium-oxide',
  caption: 'Formation of sodium oxide: two sodium atoms give one electron each to one oxygen atom.',
  description:
    'On the left two sodium atoms with one dot each and an oxygen atom with six crosses; dashed arrows carry both dots to it. On the right the ions in brackets: two Na with charge plus, and O with eight electrons and charge 2 minus.',
  draw: () =>
    ionicCompoundFigure({
      metal: { symbol: 'Na', outer: 1, count: 2 },
      nonMetal: { symbol: 'O', outer: 6, count: 1 },
    }),
};
