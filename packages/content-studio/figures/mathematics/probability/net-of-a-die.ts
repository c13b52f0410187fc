import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';

/** The numbers of a net like a cross: its column from top to bottom, then left and right of the second one. */
export type Net = { column: readonly string[]; left: string; right: string; look: string };

/** Draws a net like a cross; `corner` is the upper left corner of the box around it. */
export function drawNet(figure: Figure, corner: Point, { column, left, right, look }: Net, cell = 46): void {
  const put = (across: number, down: number, text: string) => {
    const place = add(corner, [across * cell, down * cell]);
    figure
      .rectangle(place, add(place, [cell, cell]), look)
      .text(text, add(place, [cell / 2, cell / 2]), { isOnShape: true });
  };
  for (const [down, text] of column.entries()) put(1, down, text);
  put(0, 1, left);
  put(2, 1, right);
}

export const netOfADie: FigureSource = {
  name: 'net-of-a-die',
  caption: 'The net of an unusual die.',
  description:
    'A net of six equal squares in the form of a cross. Four squares lie in a column and carry 1, 2, 2 and 3 from top to bottom. The squares to the left and to the right of the second one both carry 3.',
  draw: () => {
    const figure = new Figure(250);
    drawNet(figure, [112, 20], { column: ['1', '2', '2', '3'], left: '3', right: '3', look: 'glass' });
    return figure.svg();
  },
};
