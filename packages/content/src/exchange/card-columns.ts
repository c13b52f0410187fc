import { columnAt, plainName } from './column-names.ts';
import { type CardColumn, cardColumnNames } from './reading.ts';
import type { TableRow } from './table-rows.ts';

export type CardPlaces = Record<CardColumn, number>;
const columnsOfCards = Object.keys(cardColumnNames) as CardColumn[];
export const noPlaces = Object.fromEntries(columnsOfCards.map((column) => [column, -1])) as CardPlaces;

/** The column positions by the names in a head, or null if it has no question and answer. */
export function placesOf(head: readonly string[]): CardPlaces | null {
  const names = head.map(plainName);
  const found = columnsOfCards.map((column) => [column, columnAt(names, cardColumnNames[column])]);
  const places = Object.fromEntries(found) as CardPlaces;
  return places.question >= 0 && places.answer >= 0 ? places : null;
}

/**
 * Whether a row below another one names the columns. The names 'q' and 'a' don't count, because such a row
 * may be a card.
 */
export const hasLongNames = (cells: readonly string[]): boolean =>
  placesOf(cells.map((cell) => (plainName(cell).length > 1 ? cell : ''))) !== null;

/**
 * Whether a row near the top certainly names the columns; 'front' and 'back' don't count, because a card may
 * ask for opposites.
 */
const wideTitlesMax = 3;
export const isSureHead = (cells: readonly string[], at: number): boolean =>
  at <= wideTitlesMax && !cells.some((cell) => /^(?:front|back)$/.test(plainName(cell)));

/** Whether the first column only counts the rows, and is not the beginning of a number such as '1,500 m'. */
export function countsRows(rows: readonly TableRow[], [first = 0, next = 1]: readonly number[]): boolean {
  const counts = rows.map(({ cells }, at) =>
    cells.length > 2 && !/^\s*\d/.test(cells[next] ?? '')
      ? Number(/^\s*\(?(\d+)[.):]?\s*$/.exec(cells[first] ?? '')?.[1]) - at
      : Number.NaN,
  );
  return counts.length > 1 && counts.every((count) => count === counts[0]);
}
