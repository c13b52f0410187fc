import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const faces = [1, 2, 3, 4, 5, 6];

/** The 36 outcomes of two dice with their sums. @param isMarked whether a sum of 9 and the doubles are tinted */
export function diceTable(isMarked: boolean): string {
  const figure = new Figure(330);
  const [left, top, cell] = [84, 60, 40];
  let [nines, doubles, all] = [0, 0, 0];
  for (const second of faces)
    for (const first of faces) {
      const [x, y] = [left + (first - 1) * cell, top + (second - 1) * cell];
      const sum = first + second;
      const tint = sum === 9 ? 'warm' : first === second ? 'leaf' : 'blank';
      const look = isMarked ? tint : 'blank';
      figure
        .rectangle([x, y], [x + cell, y + cell], `${look} thin`)
        .text(String(sum), [x + cell / 2, y + cell / 2], { isOnShape: true });
      all++;
      if (sum === 9) nines++;
      if (first === second) doubles++;
    }
  claim(all === 36 && nines === 4 && doubles === 6, 'of 36 outcomes 4 have the sum 9 and 6 are doubles');
  for (const face of faces) {
    figure.text(String(face), [left + (face - 0.5) * cell, top - 14], { colour: 'pen' });
    figure.text(String(face), [left - 14, top + (face - 0.5) * cell], { colour: 'pen' });
  }
  figure.text('first die', [left + 3 * cell, top - 36], { colour: 'pen' });
  figure.text('second', [34, top + 3 * cell - 8], { colour: 'pen', size: 'small' });
  figure.text('die', [34, top + 3 * cell + 8], { colour: 'pen', size: 'small' });
  return figure.svg();
}

export const twoDice: FigureSource = {
  name: 'two-dice',
  caption: 'Two dice have $6 \\times 6 = 36$ outcomes. The sum is 9 in four of them; six are doubles.',
  description:
    'A square table of 6 columns for the first die and 6 rows for the second, with the sum in each cell, from 2 to 12. Tinted are the six cells of equal faces, on the diagonal from 2 to 12, and the four cells with the sum 9, on a diagonal that crosses it.',
  draw: () => diceTable(true),
};
