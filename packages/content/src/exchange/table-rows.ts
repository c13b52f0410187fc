import Papa from 'papaparse';
import { titlesMax } from './column-names.ts';
import { withoutApostrophe } from './formula-cells.ts';
import { exchangeMessages, type FoundRow, type Window } from './reading.ts';

/** What one row of a table can honestly hold. */
export const importColumnsMax = 100;

/** A row of a table, counted from 0. */
export type TableRow = {
  index: number;
  line: number;
  cells: string[];
  /** One that keeps spreadsheets from running a cell was taken off. */
  hadApostrophe: boolean;
  /** As it stands in a text; left out where it comes of no text. */
  source?: string;
  /** Why it can't be cut into cells. */
  fault?: string;
  /** What of it is not kept, where that is not said of a whole column. */
  loss?: string;
};

/** Whether a row is to be kept: the head with what is above it, and the entries of the window whether there is a head or not. */
export const isRowIn = ({ from, max }: Window, index: number) =>
  index <= titlesMax || (index >= from - 1 && index < from + max + titlesMax);

export function rowOf(index: number, line: number, data: string[]): TableRow {
  const cells = data.map(withoutApostrophe);
  return { index, line, cells, hadApostrophe: cells.some((cell, at) => cell !== data[at]) };
}

/** A row as a line of a table, to be mended there. */
export const sourceOfRow = ({ source, cells }: TableRow): string => source ?? Papa.unparse([cells]);

/** The same where something is wrong with it. */
export const sourceOfBad = (row: TableRow, problems: readonly string[]): { source?: string } =>
  problems.length > 0 ? { source: sourceOfRow(row) } : {};

/** A row that can't be cut into cells: what stands there, and why. */
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

/** How many cells a row has, without the empty ones at its end. */
export const widthOf = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/**
 * A row of a text that has more cells than there are columns: a text with the sign between the columns is not in quotation
 * marks, and what stands behind it is in wrong columns.
 */
export function withWidth<R extends TableRow>(row: R, columns: number, delimiter: string | undefined): R {
  const width = widthOf(row.cells);
  if (delimiter === undefined || width <= columns || row.fault !== undefined) return row;
  return { ...row, fault: exchangeMessages.rowTooWide(width, columns, shownSign(delimiter)) };
}

/** So many rows that end with an empty cell show that whoever wrote the table wrote every cell. */
const emptyEndsMin = 3;

/** Whether each row has all its cells, also empty ones at its end: a comma in a text makes a row longer. */
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

/** Whether a text or number seems to be cut between two cells. */
export const isTorn = ({ cells }: { cells: readonly string[] }): boolean =>
  cells.some((cell, at) => {
    const next = cells[at + 1] ?? '';
    return /^\s+\S/.test(next) || (/\d$/.test(cell) && /^\d{3}\b/.test(next));
  });

const shownSign = (delimiter: string) =>
  (delimiter === '\t' ? exchangeMessages.signs[delimiter] : undefined) ?? `'${delimiter}'`;

/** The sign that may have moved cells of a text to the right, as a teacher reads it; null where none may have. */
export const movingSign = (delimiter: string | undefined): string | null =>
  // A tab is hardly ever part of a text.
  delimiter === undefined || delimiter === '\t' ? null : shownSign(delimiter);
