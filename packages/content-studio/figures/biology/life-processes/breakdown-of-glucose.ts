import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import type { Look } from '#figures/kit/style-sheet.ts';

/**
 * The pathways of pyruvate: where each happens, with how much oxygen, and the number of carbon atoms in each
 * product that contains carbon.
 */
const ways: readonly { x: number; where: string[]; products: string[]; carbons: number[]; look: Look }[] = [
  {
    x: 62,
    where: ['no oxygen', '(yeast)'],
    products: ['Ethanol', '(2 carbon)', '+ CO_2', '+ energy'],
    carbons: [2, 1],
    look: 'gold amber',
  },
  {
    x: 180,
    where: ['too little oxygen', '(our muscles)'],
    products: ['Lactic acid', '(3 carbon)', '+ energy'],
    carbons: [3],
    look: 'warm red',
  },
  {
    x: 298,
    where: ['oxygen', '(mitochondria)'],
    products: ['CO_2', '+ H_2O', '+ much', 'more energy'],
    carbons: [1, 1, 1],
    look: 'leaf green',
  },
];

function draw(): string {
  const figure = new Figure(360);
  const write = (lines: readonly string[], [x, y]: Point, size: 'small' | 'normal' = 'normal') => {
    for (const [row, line] of lines.entries())
      figure.text(line, [x, y + row * 18], { size, isOnShape: size === 'normal' });
  };
  figure.rectangle([112, 12], [248, 56], 'tint pen');
  write(['Glucose', '(6 carbon)'], [180, 25]);
  figure.arrow([180, 56], [180, 104], 'bold');
  figure.text('in the', [190, 72], { anchor: 'start', size: 'small' });
  figure.text('cytoplasm', [190, 87], { anchor: 'start', size: 'small' });
  figure.rectangle([92, 104], [268, 148], 'tint pen');
  write(['Pyruvate (3 carbon)', '+ energy'], [180, 117]);
  for (const { x, where, products, carbons, look } of ways) {
    claim(carbons.reduce((sum, each) => sum + each, 0) === 3, 'no carbon atom of pyruvate is lost');
    figure.arrow([x === 180 ? 180 : x < 180 ? 120 : 240, 148], [x, 174], 'bold');
    write(where, [x, 188], 'small');
    figure.arrow([x, 216], [x, 238], 'bold');
    figure.rectangle([x - 54, 238], [x + 54, 322], look);
    write(products, [x, products.length === 3 ? 262 : 253]);
  }
  return figure.svg();
}

export const breakdownOfGlucose: FigureSource = {
  name: 'breakdown-of-glucose',
  caption: 'Three ways of breaking down glucose. The first step is the same in all, and needs no oxygen.',
  description:
    'A flow chart. Glucose with six carbons becomes pyruvate with three, in the cytoplasm, with some energy. From pyruvate three arrows: no oxygen in yeast gives ethanol, carbon dioxide, energy; little oxygen in muscles gives lactic acid; oxygen in mitochondria gives carbon dioxide, water, most energy.',
  draw,
};
