import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** Each seller's output: what goes to the next producer, and what goes to families, in thousand rupees. */
const sellers = [
  { name: 'farmers', good: 'wheat', toNext: 60, toFamilies: 40 },
  { name: 'mill', good: 'flour', toNext: 50, toFamilies: 45 },
  { name: 'bakery', good: 'bread', toNext: 0, toFamilies: 110 },
];

function draw(): string {
  const figure = new Figure(330);
  figure.rectangle([266, 12], [344, 292], 'glass pen');
  figure.text('families', [305, 152], { isOnShape: true });
  let [bought, added] = [0, 0];
  sellers.forEach(({ name, good, toNext, toFamilies }, index) => {
    const top = 12 + index * 110;
    figure.rectangle([16, top], [136, top + 60], 'leaf green');
    figure.text(name, [76, top + 30], { isOnShape: true });
    figure.arrow([136, top + 30], [264, top + 30], 'pen');
    figure.text(`${good}, ${toFamilies}`, [200, top + 18]);
    if (toNext > 0) {
      figure.arrow([76, top + 60], [76, top + 108], 'amber');
      figure.text(`${good}, ${toNext}`, [86, top + 84], { anchor: 'start' });
    }
    added += toNext + toFamilies - bought;
    bought = toNext;
  });
  figure.text('in ₹ thousand', [300, 306], { size: 'small' });
  claimNear(
    added,
    sellers.reduce((sum, { toFamilies }) => sum + toFamilies, 0),
    0,
    'the values added are the value of what families buy',
  );
  return figure.svg();
}

export const wheatAndBread: FigureSource = {
  name: 'wheat-and-bread',
  caption: 'Who sells to whom in a town in one month, in thousand rupees (invented figures).',
  description:
    'Three boxes below each other, with arrows to a box of families on the right. Farmers sell wheat for 60 thousand rupees to the mill and for 40 to families. The mill sells flour for 50 to the bakery and for 45 to families. The bakery sells bread for 110 to families.',
  draw,
};
