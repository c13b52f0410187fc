import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(280);
  const box = ([x, y]: Point, words: string, half: number, look = 'tint pen') => {
    figure.rectangle([x - half, y - 17], [x + half, y + 17], look).text(words, [x, y], { isOnShape: true });
  };
  box([180, 30], 'ethanol', 44, 'gold amber');
  figure.arrow([150, 48], [90, 116], 'soft').arrow([210, 48], [270, 116], 'soft');
  figure.text('hot conc. H_2SO_4', [108, 76], { anchor: 'end', size: 'small' });
  figure
    .text('alkaline KMnO_4,', [250, 70], { anchor: 'start', size: 'small' })
    .text('heat', [264, 86], { anchor: 'start', size: 'small' });
  box([84, 135], 'P', 30);
  box([276, 135], 'Q', 30);
  figure.arrow([84, 153], [84, 226], 'soft').arrow([276, 153], [276, 226], 'soft');
  figure.text('H_2, Ni', [94, 190], { anchor: 'start', size: 'small' });
  figure.text('ethanol, acid', [266, 190], { anchor: 'end', size: 'small' });
  box([84, 245], 'S', 30);
  box([276, 245], 'R', 30);
  return figure.svg();
}

export const whatEthanolBecomes: FigureSource = {
  name: 'what-ethanol-becomes',
  caption: 'Some reactions of ethanol; the products have letters.',
  description:
    'A chart. Ethanol with hot concentrated sulphuric acid gives P. Ethanol with alkaline potassium permanganate and heat gives Q. P with hydrogen and nickel gives S. Q with ethanol and an acid as catalyst gives R.',
  draw,
};
