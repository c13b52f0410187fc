import { importRowsMax } from '@repo/contracts/limits';
import Papa from 'papaparse';
import { exchangeMessages } from './reading.ts';

export type TableRow = { line: number; cells: string[] };

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
    else found.losses.push(exchangeMessages.metaLost(key));
  }
  return found;
}

function parseRows(text: string, delimiter: string, firstLine: number, quoteChar?: string) {
  const rows: TableRow[] = [];
  let [line, at] = [firstLine, 0];
  let broken: number | null = null;
  Papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: [',', '\t', ';'],
    newline: '\n',
    ...(quoteChar === undefined ? {} : { quoteChar }),
    step({ data, errors, meta }, parser) {
      // More than may be imported at once is not read: it is refused whatever stands in it.
      if (rows.length > importRowsMax + 1) return parser.abort();
      if (errors.some(({ type }) => type === 'Quotes')) broken ??= line;
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
      line += text.slice(at, meta.cursor).split('\n').length - 1;
      at = meta.cursor;
    },
  });
  return { rows, broken };
}

/** The delimiter that the first lines share: the one that cuts most, tabs before semicolons before commas. */
function guessDelimiter(text: string): string {
  const sample = text.split('\n', 20).filter((line) => line.trim() !== '');
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

/** Reads a table of commas, semicolons or tabs; a cell in quotation marks may hold line ends. */
export function readTable(text: string): Table {
  const lines = text.split('\n');
  const { columnLine, lines: headLines, delimiter, ...found } = readHead(lines);
  const body = lines.slice(headLines).join('\n');
  const cut = delimiter || guessDelimiter(body);
  let { rows, broken } = parseRows(body, cut, headLines + 1);
  if (broken !== null) {
    // Exports without any quoting (Quizlet) may hold quotation marks of their own.
    const unquoted = cut === '\t' ? parseRows(body, cut, headLines + 1, '\0') : null;
    if (unquoted) ({ rows, broken } = unquoted);
  }
  const columns = columnLine === undefined ? undefined : columnLine.split(delimiter || '\t');
  const problems = broken === null ? [] : [exchangeMessages.tableBroken(broken)];
  return { ...found, rows, columns: columns?.map((name) => name.trim()), problems };
}
