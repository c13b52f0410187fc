import { exchangeMessages } from './messages.ts';
import type { Places } from './question-columns.ts';
import type { Table } from './read-table.ts';

/** The indexes of all columns that are read. */
export function knownColumns(places: Places): number[] {
  const { options, isFrom0: _, ownSigns: __, isRightFirst: ___, answers, ...single } = places;
  return [...Object.values(single), ...answers, ...options.map(({ index }) => index)];
}

const number = /^\d{0,4}\.?$/;

/**
 * Removes rows with nothing but numbers outside the columns that are read: templates such as Kahoot's number a hundred
 * empty rows.
 */
export function withoutEmptyRows(table: Table, places: Places): Table {
  const known = new Set(knownColumns(places));
  const isEmpty = (cell: string, at: number) =>
    cell.trim() === '' || (!known.has(at) && number.test(cell.trim()));
  const rows = table.rows.filter(
    ({ cells, fault, index }) =>
      (index === 0 && !table.columns) || fault !== undefined || !cells.every(isEmpty),
  );
  const removed = table.rows.length - rows.length;
  if (removed === 0) return table;
  return {
    ...table,
    rows: rows.map((row, index) => ({ ...row, index })),
    rowCount: table.rowCount - removed,
  };
}

/** Why a table without the needed columns is refused. Google Forms begins a table of people's answers with the first name. */
export const headMissing = ([first = '']: readonly string[]) =>
  /^(?:timestamp|टाइमस्टैम्प)$/i.test(first.trim())
    ? exchangeMessages.formAnswers
    : exchangeMessages.tableHeadMissing;
