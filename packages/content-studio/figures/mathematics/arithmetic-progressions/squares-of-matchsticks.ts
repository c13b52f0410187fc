import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(150);
  const side = 42;
  let left = 30;
  for (const count of [1, 2, 3]) {
    for (let square = 0; square < count; square++) {
      const x = left + square * side;
      for (const y of [40, 40 + side])
        figure.line(
          [
            [x + 4, y],
            [x + side - 4, y],
          ],
          'heavy amber',
        );
      figure.line(
        [
          [x, 44],
          [x, 36 + side],
        ],
        'heavy amber',
      );
    }
    figure.line(
      [
        [left + count * side, 44],
        [left + count * side, 36 + side],
      ],
      'heavy amber',
    );
    figure.text(`pattern ${count}`, [left + (count * side) / 2, 106], { size: 'small' });
    left += count * side + 24;
  }
  return figure.svg();
}

export const squaresOfMatchsticks: FigureSource = {
  name: 'squares-of-matchsticks',
  caption: 'The first three patterns of matchsticks.',
  description:
    'Three patterns of matchsticks. The first is one square of 4 sticks, the second two squares side by side with a common stick, the third three squares in a row, each with a stick in common with the next.',
  draw,
};
