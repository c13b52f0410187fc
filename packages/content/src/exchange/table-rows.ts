import { titleLinesMax } from '@repo/contracts/limits/admin';
import Papa from 'papaparse';
import { exchangeMessages, type FoundRow, type Window } from './reading.ts';

/**
 * A cell that a spreadsheet would run as a formula gets a leading apostrophe, which keeps it a text. Such a cell with
 * leading apostrophes gets one more, so that the escaping can be reverted exactly.
 */
export const formulaCell = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Reverts the escaping apostrophe of a cell. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && formulaCell.test(cell) ? cell.slice(1) : cell;

/** A table row; indexes count from 0. */
export type TableRow = {
  index: number;
  line: number;
  cells: string[];
  /** Whether an escaping apostrophe was removed. */
  hadApostrophe: boolean;
  /** The source text; omitted if the row is not from a text. */
  source?: string;
  /** Why it can't be cut into cells. */
  fault?: string;
  /** The notices of what is lost, unless the whole column is reported. */
  loss?: string;
};

/**
 * Whether a row must be kept: it may be or precede the line of column names, or it is an entry of the window,
 * with or without such a line.
 */
export const isRowIn = ({ from, max }: Window, index: number) =>
  index <= titleLinesMax || (index >= from - 1 && index < from + max + titleLinesMax);

export function rowOf(index: number, line: number, data: string[]): TableRow {
  const cells = data.map(withoutApostrophe);
  return { index, line, cells, hadApostrophe: cells.some((cell, at) => cell !== data[at]) };
}

/** A row as a line of a table, so that a teacher can correct it. */
export const sourceOfRow = ({ source, cells }: TableRow): string => source ?? Papa.unparse([cells]);

/** The source of a row, only if the row has problems. */
export const sourceOfBad = (row: TableRow, problems: readonly string[]): { source?: string } =>
  problems.length > 0 ? { source: sourceOfRow(row) } : {};

/** A row that can't be cut into cells, with its source and the reason. */
export const uncutRow = (row: TableRow & { fault: string }, n: number): FoundRow<never> => ({
  n,
  line: row.line,
  text: sourceOfRow(row),
  parts: [],
  problems: [row.fault],
  losses: [],
  source: sourceOfRow(row),
  item: null,
});

/** The number of cells without empty ones at the end. */
export const widthOf = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/**
 * A row with more cells than there are columns: a text with the separator is not quoted, and the cells after it are
 * in wrong columns.
 */
export function withWidth<R extends TableRow>(row: R, columns: number, delimiter: string | undefined): R {
  const width = widthOf(row.cells);
  if (delimiter === undefined || width <= columns || row.fault !== undefined) return row;
  return { ...row, fault: exchangeMessages.rowTooWide(width, columns, shownSign(delimiter)) };
}

/** From this many rows that end with an empty cell, the author is assumed to write every cell. */
const emptyEndsMin = 3;

/** Whether every row has all its cells, even empty ones at the end, so that a comma in a text makes a row longer. */
export const areRegular = (
  rows: readonly { cells: readonly string[]; fault?: string }[],
  width: number,
): boolean => {
  const whole = rows.filter(({ fault }) => fault === undefined);
  const isEmptyEnd = ({ cells }: { cells: readonly string[] }) => cells.at(-1)?.trim() === '';
  return (
    whole.every(({ cells }) => cells.length === width) && whole.filter(isEmptyEnd).length >= emptyEndsMin
  );
};

/** Whether a row seems to have a text or number that is cut between two cells. */
export const isTorn = ({ cells }: { cells: readonly string[] }): boolean =>
  cells.some((cell, at) => {
    const next = cells[at + 1] ?? '';
    return /^\s+\S/.test(next) || (/\d$/.test(cell) && /^\d{3}\b/.test(next));
  });

const shownSign = (delimiter: string) =>
  (delimiter === '\t' ? exchangeMessages.signs[delimiter] : undefined) ?? `'${delimiter}'`;

/**
 * The separator by which an unquoted text may have moved cells to the right, as a teacher calls it; null for
 * none.
 */
export const movingSign = (delimiter: string | undefined): string | null =>
  // Null for tabs, which texts rarely contain.
  delimiter === undefined || delimiter === '\t' ? null : shownSign(delimiter);
