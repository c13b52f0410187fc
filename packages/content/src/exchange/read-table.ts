import Papa from 'papaparse';
import { withoutApostrophe } from './formula-cells.ts';
import { exchangeMessages } from './reading.ts';

/** What one row of a table can honestly hold. */
const importColumnsMax = 100;

/** `hadApostrophe`: one that keeps spreadsheets from running a cell was taken off. */
export type TableRow = { line: number; cells: string[]; hadApostrophe: boolean };

/** A table of text and what its first lines say of it. Columns count from 0. */
export type Table = {
  rows: TableRow[];
  /** From Anki's `#columns:`, else undefined. */
  columns: string[] | undefined;
  /** From Anki's `#html:`, else undefined. */
  isHtml: boolean | undefined;
  /** Columns that hold no text of ours, by Anki's `#tags column:` and its like. */
  aside: Map<number, string>;
  problems: string[];
  losses: string[];
};

const separators: Record<string, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
  colon: ':',
  space: ' ',
};
/** Nobody reads more of them. */
const warningsMax = 20;
const head = /^#(separator|html|columns|tags|notetype|deck|(?:tags|notetype|deck|guid) column):(.*)$/i;

type Head = { delimiter: string; lines: number } & Pick<Table, 'isHtml' | 'aside' | 'losses'> & {
    columnLine: string | undefined;
  };

/** Anki's `#name:value` lines and a spreadsheet's `sep=;`. */
function readHead(lines: readonly string[]): Head {
  const found: Head = {
    delimiter: '',
    lines: 0,
    isHtml: undefined,
    aside: new Map(),
    losses: [],
    columnLine: undefined,
  };
  const excel = /^sep=(.)$/i.exec(lines[0]?.trim() ?? '');
  if (excel?.[1]) return { ...found, delimiter: excel[1], lines: 1 };
  for (const line of lines) {
    const [, name = '', value = ''] = head.exec(line) ?? [];
    if (name === '') break;
    found.lines += 1;
    const key = name.toLowerCase();
    if (key === 'separator') found.delimiter = separators[value.trim().toLowerCase()] ?? value;
    else if (key === 'html') found.isHtml = value.trim().toLowerCase() === 'true';
    else if (key === 'columns') found.columnLine = value;
    else if (key.endsWith(' column')) found.aside.set(Number(value) - 1, key.replace(' column', ''));
    else if (found.losses.length < warningsMax) found.losses.push(exchangeMessages.metaLost(key));
  }
  return found;
}

function rowOf(line: number, data: string[]): TableRow {
  const cells = data.map(withoutApostrophe);
  return { line, cells, hadApostrophe: cells.some((cell, index) => cell !== data[index]) };
}

/** Whether the first line is that of our own tables. */
export const isOurs = (head: readonly string[], ours: readonly string[]) =>
  head.length === ours.length && ours.every((name, index) => head[index]?.trim() === name);

type Cut = { delimiter: string; firstLine: number; rowsMax: number; quoteChar?: string };

function parseRows(text: string, { delimiter, firstLine, rowsMax, quoteChar }: Cut) {
  const rows: TableRow[] = [];
  let [line, at] = [firstLine, 0];
  let broken: number | null = null;
  let tooWide: number | null = null;
  Papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: [',', '\t', ';'],
    newline: '\n',
    ...(quoteChar === undefined ? {} : { quoteChar }),
    step({ data, errors, meta }, parser) {
      // More than may be imported at once is not read: it is refused whatever stands in it.
      if (rows.length > rowsMax + 1) return parser.abort();
      if (data.length > importColumnsMax) {
        tooWide = line;
        return parser.abort();
      }
      if (errors.some(({ type }) => type === 'Quotes')) broken ??= line;
      if (data.some((cell) => cell.trim() !== '')) rows.push(rowOf(line, data));
      line += text.slice(at, meta.cursor).split('\n').length - 1;
      at = meta.cursor;
    },
  });
  return { rows, broken, tooWide };
}

/** The delimiter that the first lines share: the one that cuts most, tabs before semicolons before commas. */
function guessDelimiter(text: string): string {
  const sample = text.split('\n', 20).filter((line) => line.trim() !== '');
  if (headHas(sample, ',')) return ',';
  const [tab, semicolon] = ['\t', ';'].map((sign) => sample.filter((line) => line.includes(sign)).length);
  if (sample.length > 0 && tab === sample.length) return '\t';
  const commas = sample.filter((line) => line.includes(',')).length;
  return sample.length > 0 && semicolon === sample.length && (commas < sample.length || headHas(sample, ';'))
    ? ';'
    : '';
}

/** A first line that names columns settles what cuts them. */
const headHas = (sample: readonly string[], sign: string) =>
  new RegExp(`^"?(question|front|term)"?\\s*${sign}`, 'i').test(sample[0] ?? '');

/**
 * Reads a table of commas, semicolons or tabs; a cell in quotation marks may hold line ends.
 * @param rowsMax reading stops soon behind so many rows
 */
export function readTable(text: string, rowsMax: number): Table {
  const lines = text.split('\n');
  const { columnLine, lines: headLines, delimiter, ...found } = readHead(lines);
  const body = lines.slice(headLines).join('\n');
  const cut = { delimiter: delimiter || guessDelimiter(body), firstLine: headLines + 1, rowsMax };
  let { rows, broken, tooWide } = parseRows(body, cut);
  if (broken !== null) {
    // Exports without any quoting (Quizlet) may hold quotation marks of their own.
    const unquoted = cut.delimiter === '\t' ? parseRows(body, { ...cut, quoteChar: '\0' }) : null;
    if (unquoted) ({ rows, broken, tooWide } = unquoted);
  }
  if (tooWide !== null) {
    const problems = [`Line ${tooWide} has more than ${importColumnsMax} columns`];
    return { ...found, rows: [], columns: undefined, problems };
  }
  const columns = columnLine === undefined ? undefined : columnLine.split(delimiter || '\t');
  const problems = broken === null ? [] : [exchangeMessages.tableBroken(broken)];
  return { ...found, rows, columns: columns?.map((name) => name.trim()), problems };
}
