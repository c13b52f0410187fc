import type { TableSeparator } from '@repo/contracts/import-export';
import { importColumnsMax } from '@repo/contracts/limits/admin';
import { titleLines } from './column-names.ts';
import { cutRows } from './cut-rows.ts';
import { withoutExtraColumn } from './extra-cells.ts';
import { guessSeparator } from './guess-separator.ts';
import { exchangeMessages, type FoundPicture, type TableForm, type Window } from './reading.ts';
import { readTableHead } from './table-head.ts';
import type { TableRow } from './table-rows.ts';

/** A text table with the settings of its first lines. Columns count from 0. */
export type Table = {
  /** The first row, and those that the requested window may need; others are only counted. */
  rows: TableRow[];
  rowCount: number;
  /** The columns from Anki's `#columns:`, else undefined. */
  columns: string[] | undefined;
  /** Columns without imported texts, from Anki's `#tags column:` and similar lines. */
  aside: Map<number, string>;
  form: TableForm;
  /** The separator of cells; omitted if the source was no text table. */
  delimiter?: string;
  /** The lines before cutting, if neither the file nor a teacher named the separator. */
  guessed?: string;
  /** Whether the file names its separator, as exports of programs do. */
  isSaid?: boolean;
  problems: string[];
  losses: string[];
  notices?: string[];
  pictures?: TablePictures;
};

/** The pictures in a file that its texts can show. */
export type TablePictures = {
  /** The line that shows a picture, or null if there is none of this name. */
  figureLine: (src: string, alt: string, title: string) => string | null;
  /** The pictures requested so far. */
  taken: () => FoundPicture[];
};

/** The entries in the requested window. @param hasHead whether the first row names the columns */
export function entriesOf(
  { rows, rowCount }: Pick<Table, 'rows' | 'rowCount'>,
  hasHead: boolean,
  { from, max }: Window,
): { rows: (TableRow & { n: number })[]; total: number } {
  const first = hasHead ? 0 : 1;
  const entries = rows.map((row) => ({ ...row, n: row.index + first }));
  return { rows: entries.filter(({ n }) => n >= from && n < from + max), total: rowCount - 1 + first };
}

/** Removes the lines above the one with the column names. */
export function withoutTitle(
  table: Table,
  isHead: Parameters<typeof titleLines>[1],
  isSure: typeof isHead,
): Table {
  const { rows, columns } = table;
  const count = columns === undefined && rows[0]?.index === 0 ? titleLines(rows, isHead, isSure) : 0;
  return withoutLines(table, count);
}

/** Removes this many lines above the one with the column names, and names them as lost. */
export function withoutLines(table: Table, count: number): Table {
  const { rows } = table;
  if (count === 0) return table;
  const head = rows[count]?.cells ?? [];
  const isPart = (cell: string, at: number) => cell.trim() !== '' && cell.trim() === head[at]?.trim();
  const titles = rows
    .slice(0, count)
    // Rows that only continue the column names lose nothing.
    .filter(({ cells }) => !cells.some(isPart))
    .map(({ cells }) =>
      cells
        .filter((cell) => cell.trim() !== '')
        .join(', ')
        .trim(),
    );
  return {
    ...table,
    rows: rows.slice(count).map((row) => ({ ...row, index: row.index - count })),
    rowCount: table.rowCount - count,
    losses: [...table.losses, ...titles.map(exchangeMessages.titleLost)],
  };
}

/** Whether the first line is the head of our own tables. */
export function isOurs(head: readonly string[], ours: readonly string[]): boolean {
  const names = withoutExtraColumn(head);
  return names.length === ours.length && ours.every((name, index) => names[index]?.trim() === name);
}

export const separatorSigns: Record<TableSeparator, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
};
const nameOfSign = (sign: string): TableSeparator | null =>
  (Object.keys(separatorSigns) as TableSeparator[]).find((name) => separatorSigns[name] === sign) ?? null;

/** Whether a cell must have been quoted: it contains a line break or doubled marks. */
const isQuoted = ({ cells, source = '', fault }: TableRow) =>
  fault === undefined &&
  cells.some(
    (cell) =>
      cell.includes('\n') || (cell.includes('"') && source.includes(`"${cell.replaceAll('"', '""')}"`)),
  );

/** The dashed line of a markdown table, in whose texts bars are escaped. */
const markdownRule = /^\n*[^\n]*\|[^\n]*\n[^\S\n]*\|?[^\S\n]*:?-{3,}:?[^\S\n]*\|/;
/** A placeholder for an escaped bar while the table is cut. */
const barSign = '\uE005';
const withBars = (row: TableRow, bar: string): TableRow => ({
  ...row,
  cells: row.cells.map((cell) => cell.replaceAll(barSign, bar)),
  ...(row.fault === undefined ? {} : { fault: row.fault.replaceAll(barSign, '\\|') }),
  ...(row.source === undefined ? {} : { source: row.source.replaceAll(barSign, '\\|') }),
});

/**
 * Reads a table of commas, semicolons, tabs or pipes; quoted cells may contain line breaks.
 * @param separator the separator of cells; detected from the first lines by default
 */
export function readTable(text: string, window: Window, separator?: TableSeparator): Table {
  const lines = text.split('\n');
  const { columnLine, lines: headLines, delimiter: said, isHtml, ...found } = readTableHead(lines);
  const written = lines.slice(headLines).join('\n');
  const body = markdownRule.test(written) ? written.replaceAll('\\|', barSign) : written;
  const delimiter = (separator ? separatorSigns[separator] : said) || guessSeparator(body);
  const isInTexts = delimiter !== '\t' || Boolean(said && !separator);
  const cut = { delimiter, firstLine: headLines + 1, window, isInTexts };
  let parsed = cutRows(body, cut);
  // Unquoted exports such as Quizlet's may contain quotation marks in texts.
  if (parsed.faults > 0 && delimiter === '\t' && !parsed.rows.some(isQuoted))
    parsed = cutRows(body, { ...cut, quoteChar: '\0' });
  const spaced = `${delimiter === '|' ? '\\|' : delimiter}[^\\S\\n]+(?="(?!"))`;
  if (delimiter !== '\t' && parsed.rows.some(({ cells }) => cells.some((cell) => /^\s+"/.test(cell)))) {
    // Chat programs write a space between the comma and the quotation mark.
    const joined = cutRows(body.replaceAll(new RegExp(spaced, 'g'), delimiter), cut);
    if (joined.faults <= parsed.faults) parsed = joined;
  }
  const { rowCount, broken, tooWide } = parsed;
  const bar = delimiter === '|' ? '|' : '\\|';
  const rows = body === written ? parsed.rows : parsed.rows.map((row) => withBars(row, bar));
  const form: TableForm = { separator: nameOfSign(delimiter), isHtml: isHtml ?? false };
  if (tooWide !== null) {
    const problems = [exchangeMessages.tableTooWide(tooWide, importColumnsMax)];
    return { ...found, form, rows: [], rowCount: 0, columns: undefined, problems };
  }
  const columns = columnLine?.split(said || '\t').map((name) => name.trim());
  const problems = broken === null ? [] : [exchangeMessages.tableBroken(broken)];
  const guessed = separator || said ? {} : { guessed: body };
  return {
    ...found,
    form,
    delimiter,
    isSaid: Boolean(said) && !separator,
    ...guessed,
    rows,
    rowCount,
    columns,
    problems,
  };
}
