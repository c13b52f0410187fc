import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** Squares of 20 that are mouldy: by slice, as column and row. */
const mouldy: readonly (readonly [column: number, row: number])[][] = [
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3],
  ],
  [],
  [[2, 1]],
  [],
];

function draw(): string {
  const figure = new Figure(190);
  const side = 17;
  mouldy.forEach((squares, slice) => {
    const left = 14 + slice * 88;
    claim(new Set(squares.map(String)).size === squares.length, 'no square is counted twice');
    for (const [column, row] of squares)
      figure.rectangle(
        [left + column * side, 40 + row * side],
        [left + (column + 1) * side, 40 + (row + 1) * side],
        'bare metal',
      );
    for (const [column, row] of squares)
      figure.dot([left + (column + 0.5) * side, 40 + (row + 0.5) * side], 'ink', 3);
    for (let column = 1; column < 4; column++)
      figure.line(
        [
          [left + column * side, 40],
          [left + column * side, 40 + 5 * side],
        ],
        'soft thin',
      );
    for (let row = 1; row < 5; row++)
      figure.line(
        [
          [left, 40 + row * side],
          [left + 4 * side, 40 + row * side],
        ],
        'soft thin',
      );
    figure.rectangle([left, 40], [left + 4 * side, 40 + 5 * side], 'bold amber');
    figure.text('PQRS'.charAt(slice), [left + 2 * side, 146]);
  });
  return figure.svg();
}

export const slicesOfBread: FigureSource = {
  name: 'slices-of-bread',
  caption: 'The four slices after five days under a grid of 20 squares; squares with mould have a dot.',
  description:
    'Four slices under a grid of 20 squares each. Slice P has mould in 12 squares, Q in none, R in 1 and S in none.',
  draw,
};
