import type { Attributes } from './html-elements.ts';
import { onOneLine } from './replace-between.ts';

/** Real tables have fewer cells; the rest is dropped. */
const cellsMax = 2_000;
/** Nested repetition of cells would be unbounded. */
const lettersMax = 8_000;
const spanMax = 50;

/** Converts a text into a table cell: one line, with its bars escaped. */
export const cellText = (text: string): string =>
  onOneLine(text.trim())
    .split(/(\$[^$]*\$)/)
    .map((part, index) => (index % 2 === 1 ? withoutBars(part) : part.replaceAll('|', '\\|')))
    .join('');

/** Replaces bars in a formula by named ones; `\|` is TeX's double bar. */
const withoutBars = (formula: string) =>
  formula.replaceAll(/\\?\|/g, (bar) => (bar === '|' ? '\\vert ' : '\\Vert ')).replace(/ \$$/, '$');

const spanOf = (given: string | undefined) =>
  Math.min(spanMax, Math.max(1, Number.parseInt(given ?? '', 10) || 1));

const delimiterOf: Record<string, string> = { right: '---:', center: ':---:' };

/** Collects the cells of an HTML table. A cell that spans columns or rows is repeated in each of them. */
export class TableCells {
  private readonly rows: string[][] = [];
  /** The alignment of the cells of the first row. */
  private readonly aligned: (string | undefined)[] = [];
  /** A cell that spans rows: its text, and in how many more rows it is repeated. */
  private readonly below = new Map<number, { text: string; rows: number }>();
  private count = 0;
  private letters = 0;
  hasMerged = false;
  isTooLarge = false;

  newRow(): void {
    this.rows.push([]);
    this.fillFromAbove();
  }

  addCell(text: string, { colspan, rowspan, align, style = '' }: Attributes): void {
    if (this.rows.length === 0) this.newRow();
    const [columns, rows] = [spanOf(colspan), spanOf(rowspan)];
    const side = /text-align:\s*(right|center)\b/i.exec(style)?.[1] ?? align;
    if (this.rows.length === 1) this.aligned[this.rows[0]?.length ?? 0] = side?.toLowerCase();
    if (columns > 1 || rows > 1) this.hasMerged = true;
    for (let column = 0; column < columns; column += 1) {
      const row = this.rows.at(-1);
      if (rows > 1 && row) this.below.set(row.length, { text, rows: rows - 1 });
      this.push(text);
    }
    this.fillFromAbove();
  }

  private push(text: string): void {
    this.count += 1;
    this.letters += text.length;
    if (this.count > cellsMax || this.letters > lettersMax) this.isTooLarge = true;
    else this.rows.at(-1)?.push(text);
  }

  private fillFromAbove(): void {
    const row = this.rows.at(-1);
    for (let above = this.below.get(row?.length ?? 0); row && above; above = this.below.get(row.length)) {
      const column = row.length;
      if (above.rows > 1) this.below.set(column, { text: above.text, rows: above.rows - 1 });
      else this.below.delete(column);
      this.push(above.text);
      if (row.length === column) return;
    }
  }

  /** The words of a table where no table fits, such as inside a cell. */
  words(): string {
    return this.rows.map((row) => row.filter((cell) => cell.trim() !== '').join(' ')).join('\n');
  }

  /** The table in markup, with its first row as the head; a table of one cell becomes its text. */
  toString(): string {
    const rows = this.rows.filter((row) => row.some((cell) => cell.trim() !== ''));
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    if (width <= 1) return rows.map(([only = '']) => only).join('\n');
    const delimiters = Array.from({ length: width }, (_, at) => delimiterOf[this.aligned[at] ?? ''] ?? '---');
    const [head = [], ...body] = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
    const lineOf = (cells: readonly string[]) =>
      `|${cells.map((cell) => (cell.trim() === '' ? ' ' : ` ${cellText(cell)} `)).join('|')}|`;
    return [lineOf(head), `| ${delimiters.join(' | ')} |`, ...body.map(lineOf)].join('\n');
  }
}
