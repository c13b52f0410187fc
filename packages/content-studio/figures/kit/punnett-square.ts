import type { PunnettSquare } from './crosses.ts';
import type { Figure } from './figure.ts';
import type { Point } from './point.ts';

type Layout = {
  /** The upper left corner of the first cell; gametes are above and to the left of it. */
  corner: Point;
  cell: number;
  /** The radius of the circle around a gamete. */
  gamete?: number;
  /** Fills a cell; `centre` is its middle. */
  drawCell: (genotype: string, centre: Point) => void;
};

/** A Punnett square: the gametes of both parents in circles, and in each cell what `drawCell` draws of its child. */
export function drawPunnettSquare(figure: Figure, square: PunnettSquare, layout: Layout): void {
  const { corner, cell, gamete = 15, drawCell } = layout;
  const [left, top] = corner;
  const away = gamete + 7;
  const size = gamete > 14 ? 'normal' : 'small';
  square.columns.forEach((name, column) => {
    const centre: Point = [left + (column + 0.5) * cell, top - away];
    figure.circle(centre, gamete, 'pen tint').text(name, centre, { isOnShape: true, size });
  });
  square.rows.forEach((name, row) => {
    const centre: Point = [left - away, top + (row + 0.5) * cell];
    figure.circle(centre, gamete, 'red warm').text(name, centre, { isOnShape: true, size });
  });
  square.cells.forEach((genotypes, row) => {
    genotypes.forEach((genotype, column) => {
      const start: Point = [left + column * cell, top + row * cell];
      figure.rectangle(start, [start[0] + cell, start[1] + cell], 'soft');
      drawCell(genotype, [start[0] + cell / 2, start[1] + cell / 2]);
    });
  });
}
