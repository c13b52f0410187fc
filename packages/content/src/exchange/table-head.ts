import { exchangeMessages } from './reading.ts';

const separators = new Map([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
  ['pipe', '|'],
  ['colon', ':'],
  ['space', ' '],
]);
/** Maps the name of a separator to its sign; a single sign stays, an unknown word is ignored. */
const separatorOf = (value: string) =>
  separators.get(value.trim().toLowerCase()) ?? (value.length === 1 ? value : '');

/** Maximum number of such lines read. */
const warningsMax = 20;
const head = /^#(separator|html|columns|tags|notetype|deck|(?:tags|notetype|deck|guid) column):(.*)$/i;

/** The settings in a table's first lines; `delimiter` is '' if they name none. */
export type TableHead = {
  delimiter: string;
  lines: number;
  isHtml: boolean | undefined;
  columnLine: string | undefined;
  aside: Map<number, string>;
  losses: string[];
};

const bareMaxLength = 500;

/** A line without the quotation marks and empty cells that a spreadsheet adds to it. */
function bareLine(line: string): string {
  if (line.length > bareMaxLength) return line;
  const quoted = /^"(#(?:[^"]|"")*)"[,;\t]*$/.exec(line)?.[1];
  return quoted?.replaceAll('""', '"') ?? line.replace(/(?<=^#[^:]+:.*[^,;\t])[,;\t]+$/, '');
}

/** Anki's `#name:value` lines and a spreadsheet's `sep=;`. */
export function readTableHead(lines: readonly string[]): TableHead {
  const found: TableHead = {
    delimiter: '',
    lines: 0,
    isHtml: undefined,
    columnLine: undefined,
    aside: new Map(),
    losses: [],
  };
  const excel = /^sep=(.)$/i.exec(lines[0]?.trim() ?? '');
  if (excel?.[1]) return { ...found, delimiter: excel[1], lines: 1 };
  for (const line of lines) {
    const [, name = '', value = ''] = head.exec(bareLine(line)) ?? [];
    if (name === '') break;
    found.lines += 1;
    const key = name.toLowerCase();
    if (key === 'separator') found.delimiter = separatorOf(value);
    else if (key === 'html') found.isHtml = value.trim().toLowerCase() === 'true';
    else if (key === 'columns') found.columnLine = value;
    else if (key.endsWith(' column')) found.aside.set(Number(value) - 1, key.replace(' column', ''));
    else if (found.losses.length < warningsMax) found.losses.push(exchangeMessages.metaLost(key));
  }
  return found;
}
