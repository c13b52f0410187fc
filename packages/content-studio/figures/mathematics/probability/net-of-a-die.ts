import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(250);
  const cell = 46;
  for (const [column, row, text] of [
    [1, 0, '1'],
    [0, 1, '3'],
    [1, 1, '2'],
    [2, 1, '3'],
    [1, 2, '2'],
    [1, 3, '3'],
  ] as const) {
    const corner: Point = [112 + column * cell, 20 + row * cell];
    figure
      .rectangle(corner, add(corner, [cell, cell]), 'glass')
      .text(text, add(corner, [cell / 2, cell / 2]), { isOnShape: true });
  }
  return figure.svg();
}

export const netOfADie: FigureSource = {
  name: 'net-of-a-die',
  caption: 'The net of an unusual die.',
  description:
    'A net of six equal squares in the form of a cross. Four squares lie in a column and carry 1, 2, 2 and 3 from top to bottom. The squares to the left and to the right of the second one both carry 3.',
  draw,
};
