import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const [long, short] = [34, 16];

/** A cell with chromosomes as upright bars. */
function drawCell(figure: Figure, [x, y]: Point, radius: number, lengths: readonly number[]): void {
  figure.circle([x, y], radius, 'glass pen');
  lengths.forEach((length, index) => {
    const at = x + 12 * (index - (lengths.length - 1) / 2);
    figure.rectangle([at - 3, y - length / 2], [at + 3, y + length / 2], 'gold red');
  });
}

function draw(): string {
  const figure = new Figure(250);
  for (const [x, name, pair, cells, numbers] of [
    [92, 'father', [long, short], [[long], [short]], ['sperm 1', 'sperm 2']],
    [268, 'mother', [long, long], [[long], [long]], ['egg 3', 'egg 4']],
  ] as const) {
    figure.text(name, [x, 18]);
    drawCell(figure, [x, 62], 30, pair);
    cells.forEach((lengths, index) => {
      const at = x + (index ? 42 : -42);
      figure.arrow([x + (index ? 18 : -18), 92], [x + (index ? 34 : -34), 126], 'soft');
      drawCell(figure, [at, 156], 24, lengths);
      figure.text(numbers[index] ?? '', [at, 196]);
    });
  }
  return figure.svg();
}

export const germCellsOfTwoParents: FigureSource = {
  name: 'germ-cells-of-two-parents',
  caption:
    'The sex chromosomes in a cell of each parent and in their germ cells; all other pairs are left out.',
  description:
    'The cell of the father has a long and a short bar, that of the mother two long bars. From the father come sperm 1 with a long bar and sperm 2 with a short bar, from the mother egg 3 and egg 4 with a long bar each.',
  draw,
};
