import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** The chain of the text: each stage sells for more than it bought for. */
const stages = [
  { name: 'farmer', good: 'groundnut', price: 60 },
  { name: 'oil mill', good: 'oil', price: 100 },
  { name: 'maker', good: 'namkeen', price: 150 },
];

function draw(): string {
  const figure = new Figure(300);
  const [bottom, rupee] = [230, 1.25];
  let [before, sum] = [0, 0];
  stages.forEach(({ name, good, price }, index) => {
    const left = 44 + index * 100;
    const [top, middle] = [bottom - price * rupee, bottom - before * rupee];
    if (before) {
      figure.rectangle([left, middle], [left + 70, bottom], 'blank soft');
      const centre = (middle + bottom) / 2;
      figure.text('bought for', [left + 35, centre - 8], { size: 'small', isOnShape: true });
      figure.text(`₹${before}`, [left + 35, centre + 8], { size: 'small', isOnShape: true });
    }
    figure.rectangle([left, top], [left + 70, middle], 'leaf green');
    figure.text(`+${price - before}`, [left + 35, (top + middle) / 2], { isOnShape: true, colour: 'green' });
    figure.text(`₹${price}`, [left + 35, top - 12]);
    figure
      .text(name, [left + 35, bottom + 16])
      .text(good, [left + 35, bottom + 33], { size: 'small', colour: 'soft' });
    sum += price - before;
    before = price;
  });
  claimNear(sum, 150, 0, 'the values added make up the price of the final good');
  figure.text('60 + 40 + 50 = 150', [120, 40], { colour: 'green' });
  return figure.svg();
}

export const valueAdded: FigureSource = {
  name: 'value-added',
  caption:
    'What each stage adds makes up the price of the final good: 60 + 40 + 50 = ₹150. (Invented figures.)',
  description:
    'Three columns. The farmer sells groundnut for 60 rupees. The oil mill buys for 60, adds 40 and sells oil for 100. The maker of namkeen buys for 100, adds 50 and sells for 150. The added parts are coloured.',
  draw,
};
