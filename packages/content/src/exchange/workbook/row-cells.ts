import { RichText } from './rich-text.ts';
import { columnOf } from './sheet-cell.ts';
import type { SheetHead } from './sheet-head.ts';

/** The cells of a row by their columns. */
export type RowCells = Map<number, RichText | string>;

/** The cells of a row; letters and known words are read without bold. */
export const withPlainSigns = (cells: RowCells, { signs }: SheetHead): RowCells =>
  new Map(
    [...cells].map(([column, value]) => [
      column,
      value instanceof RichText && signs.has(column) ? value.withoutFormats() : value,
    ]),
  );

/** Fills the gaps between the cells of a row. */
export function textsOf(cells: RowCells, isHtml: boolean): string[] {
  const width = Math.max(-1, ...cells.keys()) + 1;
  return Array.from({ length: width }, (_, column) => {
    const value = cells.get(column) ?? '';
    if (value instanceof RichText) return value.text(isHtml);
    return isHtml ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : value;
  });
}

/** Each is compared with all rows. */
const mergesMax = 2_000;
const inOneColumn = /^([A-Z]{1,3})(\d{1,7}):\1(\d{1,7})$/;

/** Cells merged over several rows, which only the first row contains. */
export class MergedCells {
  private readonly found: { column: number; first: number; last: number }[] = [];

  /** @param place such as 'A2:A4' */
  add(place = ''): void {
    const [, letters = '', first, last] = inOneColumn.exec(place) ?? [];
    const column = columnOf(`${letters}1`);
    if (letters === '' || column === null || this.found.length >= mergesMax) return;
    this.found.push({ column, first: Number(first), last: Number(last) });
  }

  /** Repeats the texts of merged cells in each of their rows. @param rows those below the column names, in order */
  fill(rows: readonly { line: number; cells: RowCells }[]): void {
    for (const { column, first, last } of this.found) {
      const text = rows.find(({ line }) => line === first)?.cells.get(column);
      if (text === undefined) continue;
      for (const { line, cells } of rows)
        if (line > first && line <= last && !cells.has(column)) cells.set(column, text);
    }
  }
}
