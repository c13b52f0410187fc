import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

type Bill = { name: string; first: number; second: number; total: number };
type Sign = { draw: (figure: Figure, at: Point) => void; step: number };

/** Two bills side by side with a row of signs for each kind of article. */
export function twoBills(bills: readonly [Bill, Bill], [above, below]: readonly [Sign, Sign]): string {
  const figure = new Figure(220);
  bills.forEach(({ name, first, second, total }, index) => {
    const left = 14 + index * 170;
    figure.rectangle([left, 12], [left + 160, 196], 'blank soft');
    figure.text(name, [left + 80, 30]);
    for (let one = 0; one < first; one++) above.draw(figure, [left + 24 + one * above.step, 66]);
    for (let one = 0; one < second; one++) below.draw(figure, [left + 24 + one * below.step, 112]);
    figure.line(
      [
        [left + 12, 144],
        [left + 148, 144],
      ],
      'soft thin',
    );
    figure.text('total', [left + 14, 168], { anchor: 'start' });
    figure.text(`₹${total}`, [left + 146, 168], { anchor: 'end' });
  });
  return figure.svg();
}

const samosa: Sign = {
  step: 28,
  draw: (figure, [x, y]) =>
    figure.polygon(
      [
        [x, y - 11],
        [x - 12, y + 9],
        [x + 12, y + 9],
      ],
      'gold amber',
    ),
};
const cup: Sign = {
  step: 34,
  draw: (figure, [x, y]) =>
    figure
      .polygon(
        [
          [x - 10, y - 9],
          [x + 10, y - 9],
          [x + 6, y + 9],
          [x - 6, y + 9],
        ],
        'warm red',
      )
      .arc([x + 9, y - 1], 6, -80, 80, 'red'),
};

export const twoBillsOfACanteen: FigureSource = {
  name: 'two-bills-of-a-canteen',
  caption: 'Two bills of a school canteen: triangles are samosas, cups are cups of tea.',
  description:
    'Two bills. The first shows 2 samosas and 3 cups of tea, total 66 rupees. The bill of Rahul shows 5 samosas and 2 cups of tea, total 88 rupees.',
  draw: () =>
    twoBills(
      [
        { name: 'first bill', first: 2, second: 3, total: 66 },
        { name: 'bill of Rahul', first: 5, second: 2, total: 88 },
      ],
      [samosa, cup],
    ),
};
