import { claim } from './claims.ts';
import { drawElectron, type Mark } from './electron-dots.ts';
import type { Figure } from './figure.ts';
import { labelWidth } from './label-text.ts';
import { add, type Point, polar, scale } from './point.ts';

/** The eight places of a full outer shell, two on each side. */
const places = [76, 104, 166, 194, 256, 284, -14, 14];

/** An atom with only its outer electrons; `marks` says which atom each came from. */
export function drawAtom(figure: Figure, symbol: string, at: Point, marks: readonly Mark[]): void {
  claim(marks.length <= 8, 'an outer shell holds at most eight');
  figure.text(symbol, at);
  // Single electrons take a side each before any side gets two.
  const order = marks.length <= 4 ? [0, 2, 4, 6] : [0, 1, 2, 3, 4, 5, 6, 7];
  for (const [index, mark] of marks.entries()) {
    const place = places[order[index] ?? 0] ?? 0;
    drawElectron(figure, add(at, scale(polar(place), 17)), mark);
  }
}

/** An ion in square brackets with its charge outside; an empty shell has no dots. */
export function drawIon(
  figure: Figure,
  symbol: string,
  at: Point,
  charge: string,
  marks: readonly Mark[],
): void {
  claim(
    marks.length === 0 || marks.length === 8,
    'an ion has a full outer shell, or its outermost shell is empty',
  );
  drawAtom(figure, symbol, at, marks);
  const half = marks.length ? 24 : 18;
  for (const side of [-1, 1]) {
    const x = at[0] + side * half;
    figure.line(
      [
        [x - side * 5, at[1] - 24],
        [x, at[1] - 24],
        [x, at[1] + 24],
        [x - side * 5, at[1] + 24],
      ],
      'thin',
    );
  }
  figure.text(charge, [at[0] + half + 4 + labelWidth(charge, 12) / 2, at[1] - 21], { size: 'small' });
}
