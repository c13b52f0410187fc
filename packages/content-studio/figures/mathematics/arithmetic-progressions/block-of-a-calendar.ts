import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(270);
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const at = (column: number, row: number): Point => [26 + column * 44, 40 + row * 34];
  for (const [column, day] of days.entries())
    figure.text(day, add(at(column, 0), [22, 17]), { size: 'small' });
  for (let date = 1; date <= 31; date++) {
    const place = date + 2;
    const corner = at(place % 7, 1 + Math.floor(place / 7));
    const look = place % 7 === 1 ? 'warm thin' : place % 7 === 4 ? 'leaf thin' : 'blank thin';
    figure.rectangle(corner, add(corner, [44, 34]), look);
    figure.text(String(date), add(corner, [22, 17]), { isOnShape: true });
  }
  return figure.svg();
}

export const blockOfACalendar: FigureSource = {
  name: 'block-of-a-calendar',
  caption: 'The dates of one month.',
  description:
    "A month's page of a calendar with seven columns, from Sunday to Saturday. The 1st is a Wednesday and the 31st a Friday. Two columns of dates are tinted: those below Mon and those below Thu.",
  draw,
};
