import { importColumnsMax } from '@repo/contracts/limits/admin';
import Papa from 'papaparse';
import { linesOfFault, quoteFault } from './quote-faults.ts';
import { entriesMax, type Window } from './reading.ts';
import { isRowIn, rowOf, type TableRow } from './table-rows.ts';

/** A file with more broken lines than this is rejected. */
const faultsMax = 100;

type Cut = {
  delimiter: string;
  firstLine: number;
  window: Window;
  quoteChar?: string;
  /** Whether a text may contain the delimiter. */
  isInTexts: boolean;
};
/** `broken` is the first line with wrong quotation marks, if there are too many of them. */
export type CutRows = {
  rows: TableRow[];
  rowCount: number;
  faults: number;
  broken: number | null;
  tooWide: number | null;
};

/** Whether a row is the dashed line of a markdown table. */
const isRule = (cells: readonly string[]) => cells.every((cell) => /^\s*(?::?-+:?)?\s*$/.test(cell));

/**
 * Cuts a text into rows and cells. A row with wrong quotation marks ends at its line, and the table continues
 * with the next one.
 */
export function cutRows(text: string, { delimiter, firstLine, window, quoteChar, isInTexts }: Cut): CutRows {
  const rows: TableRow[] = [];
  let [line, at, count, width, faults] = [firstLine, 0, 0, 0, 0];
  let broken: number | null = null;
  let tooWide: number | null = null;
  let isOver = false;
  const keep = (row: TableRow) => {
    if (isRowIn(window, count)) rows.push(row);
    count += 1;
  };
  const goOn = (source: string) => {
    line += source.split('\n').length - 1;
    at += source.length;
  };
  while (!isOver && at < text.length) {
    const start = at;
    isOver = true;
    Papa.parse<string[]>(at === 0 ? text : text.slice(at), {
      delimiter,
      newline: '\n',
      ...(quoteChar === undefined ? {} : { quoteChar }),
      step({ data, errors, meta }, parser) {
        // The content doesn't matter, because files with too many rows are rejected.
        if (count > entriesMax + 1) return parser.abort();
        const isTorn = !isInTexts && data.some((cell) => cell.includes(delimiter));
        if (isTorn || errors.some(({ type }) => type === 'Quotes')) {
          parser.abort();
          broken ??= line;
          faults += 1;
          isOver = faults > faultsMax;
          const source = linesOfFault(text, at, delimiter, width);
          const fault = quoteFault(source, delimiter, width);
          const shown = source.trimEnd();
          keep({ index: count, line, cells: [shown], hadApostrophe: false, source: shown, fault });
          return goOn(source);
        }
        if (data.length > importColumnsMax) {
          tooWide = line;
          return parser.abort();
        }
        const source = text.slice(at, start + meta.cursor);
        if (data.some((cell) => cell.trim() !== '') && !(delimiter === '|' && isRule(data))) {
          if (count === 0) width = data.length;
          keep({ ...rowOf(count, line, data), source: source.trimEnd() });
        }
        goOn(source);
      },
    });
  }
  return { rows, rowCount: count, faults, broken: faults > faultsMax ? broken : null, tooWide };
}
