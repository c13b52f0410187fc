import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const terms = [4, 7, 10, 13, 16];
const difference = 3;

/** Every bar is the bar before it and one piece more. */
function draw(): string {
  const figure = new Figure(280);
  const [ground, unit, width] = [230, 11, 44];
  terms.forEach((term, index) => {
    const left = 38 + index * 60;
    const before = terms[index - 1];
    const middle = left + width / 2;
    const lower = before ?? term;
    figure.rectangle([left, ground], [left + width, ground - lower * unit], 'tint pen');
    if (before !== undefined) {
      claimNear(term - before, difference, 1e-9, 'each term is the one before and the difference');
      figure
        .rectangle([left, ground - before * unit], [left + width, ground - term * unit], 'warm red')
        .text('*d*', [middle, ground - (before + difference / 2) * unit], {
          colour: 'red',
          isOnShape: true,
        });
    }
    figure
      .text(String(term), [middle, ground - term * unit - 12])
      .text(`*a*_${index + 1}`, [middle, ground + 16]);
  });
  return figure.svg();
}

export const growingBars: FigureSource = {
  name: 'growing-bars',
  caption: 'The AP 4, 7, 10, 13, 16: each bar is the bar before it and one more piece $d = 3$.',
  description:
    'Five upright bars with the heights 4, 7, 10, 13 and 16, named a1 to a5. From the second on, each has the height of its neighbour on the left and a red piece d of height 3 on top.',
  draw,
};
