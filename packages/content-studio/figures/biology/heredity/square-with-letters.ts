import { claim } from '#figures/kit/claims.ts';
import { crossOf } from '#figures/kit/crosses.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawPunnettSquare } from '#figures/kit/punnett-square.ts';

function draw(): string {
  const figure = new Figure(240);
  const square = crossOf('Tt', 'Tt');
  claim(square.cells[1]?.[1] === 'tt', 'the last cell is tt');
  let next = 0;
  drawPunnettSquare(figure, square, {
    corner: [130, 60],
    cell: 70,
    drawCell: (_, centre) => {
      figure.text('PQRS'[next] ?? '', centre);
      next += 1;
    },
  });
  return figure.svg();
}

export const squareWithLetters: FigureSource = {
  name: 'square-with-letters',
  caption: 'The cross of two pea plants that are both Tt; the offspring have letters.',
  description:
    'A square of four cells. Above it the gametes T and t of one plant, on the left the gametes T and t of the other. Cells: P in the row and column of T and T, Q in row T and column t, R in row t and column T, S in row t and column t.',
  draw,
};
