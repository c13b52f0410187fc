import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** The first rows in front of a stage, with the price of a ticket where there is one. */
export function rowsOfSeats(rows: readonly { seats: number; price?: number }[], name = 'seats'): string {
  const figure = new Figure(190);
  const gap = 10.2;
  figure.rectangle([110, 14], [250, 36], 'gold amber').text('stage', [180, 25], { isOnShape: true });
  figure.text('row', [24, 40], { size: 'small' });
  if (rows[0]?.price) figure.text('a ticket', [328, 40], { size: 'small' });
  rows.forEach(({ seats, price }, row) => {
    const y = 62 + row * 34;
    for (let seat = 0; seat < seats; seat++)
      figure.circle([180 + (seat - (seats - 1) / 2) * gap, y - 5], 3.4, 'glass');
    figure.text(`${seats} ${name}`, [180, y + 11], { size: 'small' });
    figure.text(`${row + 1}`, [24, y]);
    if (price) figure.text(`₹${price}`, [328, y]);
  });
  figure.text('and so on', [180, 166], { size: 'small' });
  return figure.svg();
}

export const seatsOfAHall: FigureSource = {
  name: 'seats-of-a-hall',
  caption: 'The first three rows of a hall, with the price of a ticket.',
  description:
    'Three rows of seats below a stage. Row 1 has 18 seats and a ticket costs 300 rupees. Row 2 has 21 seats and 290 rupees. Row 3 has 24 seats and 280 rupees. Below it says: and so on.',
  draw: () =>
    rowsOfSeats([
      { seats: 18, price: 300 },
      { seats: 21, price: 290 },
      { seats: 24, price: 280 },
    ]),
};
