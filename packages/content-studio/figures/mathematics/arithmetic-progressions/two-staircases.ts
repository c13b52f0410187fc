import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const terms = [2, 4, 6, 8, 10];

/** The sum and the same sum turned round make a rectangle of n columns, each a + l high. */
function draw(): string {
  const figure = new Figure(270);
  const [ground, unit, width, left] = [220, 14, 46, 70];
  const turned = [...terms].reverse();
  const height = (terms[0] ?? 0) + (terms.at(-1) ?? 0);
  terms.forEach((term, index) => {
    const upper = turned[index] ?? 0;
    const [from, to] = [left + index * width, left + (index + 1) * width];
    claim(term + upper === height, 'every column is a + l high');
    figure
      .rectangle([from, ground], [to, ground - term * unit], 'tint pen')
      .rectangle([from, ground - term * unit], [to, ground - height * unit], 'warm red')
      .text(String(term), [(from + to) / 2, ground - (term * unit) / 2], { isOnShape: true })
      .text(String(upper), [(from + to) / 2, ground - (term + upper / 2) * unit], { isOnShape: true });
  });
  const right = left + terms.length * width;
  const sum = terms.reduce((total, term) => total + term, 0);
  claim(2 * sum === terms.length * height, 'two sums are the whole rectangle');
  figure.span([left - 14, ground], [left - 14, ground - height * unit]);
  figure.text('*a* + *l*', [left - 42, ground - (height * unit) / 2 - 9]);
  figure.text('= 12', [left - 42, ground - (height * unit) / 2 + 9]);
  figure.span([left, ground + 14], [right, ground + 14]);
  figure.text('*n* = 5 columns', [(left + right) / 2, ground + 32]);
  return figure.svg();
}

export const twoStaircases: FigureSource = {
  name: 'two-staircases',
  caption: 'Twice the sum $2 + 4 + 6 + 8 + 10$ is a rectangle: $2S = 5 \\times 12$, so $S = 30$.',
  description:
    'Columns of heights 2, 4, 6, 8, 10 form a staircase that rises to the right. Upside down on it stands a second one, of heights 10, 8, 6, 4, 2. Together they fill a rectangle of 5 columns, each 12 high.',
  draw,
};
