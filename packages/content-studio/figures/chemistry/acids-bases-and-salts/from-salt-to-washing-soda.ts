import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(270);
  const box = (x: number, y: number, words: string, half: number, look = 'tint pen') => {
    figure.rectangle([x - half, y - 17], [x + half, y + 17], look).text(words, [x, y], { isOnShape: true });
  };
  box(180, 30, 'NaCl + H_2O + CO_2 + gas A', 120, 'gold amber');
  figure.arrow([120, 48], [100, 84], 'soft').arrow([240, 48], [260, 84], 'soft');
  box(96, 103, 'solid B', 50);
  box(262, 103, 'NH_4Cl', 50);
  figure.arrow([96, 121], [96, 158], 'soft').text('heat', [106, 139], { anchor: 'start', size: 'small' });
  box(96, 177, 'solid C', 50);
  figure.text('+ gas D + H_2O', [154, 177], { anchor: 'start' });
  figure.arrow([96, 195], [96, 230], 'soft').text('10 H_2O', [106, 212], { anchor: 'start', size: 'small' });
  box(96, 249, 'crystals E', 50);
  return figure.svg();
}

export const fromSaltToWashingSoda: FigureSource = {
  name: 'from-salt-to-washing-soda',
  caption: 'What is made from common salt, step by step; some names are left out.',
  description:
    'A chart. Salt, water, carbon dioxide and a gas A give a white solid B and ammonium chloride. B is heated and gives a solid C, a gas D and water. C with ten molecules of water gives crystals E.',
  draw,
};
