import { titleLinesMax } from '@repo/contracts/limits/admin';
import { optionsMax, optionsMin } from '@repo/contracts/limits/content';
import { plainName } from './column-names.ts';
import { placesOf } from './question-columns.ts';
import { exchangeMessages } from './reading.ts';
import { type TableRow, widthOf, withWidth } from './table-rows.ts';
import { optionLetter } from './write-tables.ts';

/** 'Choices', 'answer options', 'options(json)', 'Options (separated by |)'. */
const choicesName =
  /^(?:(?:answer|mcq|all|possible|multiple) )?(?:options?|choices?|विकल्प|पर्याय)(?: ?(?:list|json|text)| ?\([^()]*\))?$/;
export const isNameOfOptions = (cell: string): boolean => choicesName.test(plainName(cell));
const optionNames = Array.from({ length: optionsMax }, (_, at) => `option ${optionLetter(at)}`);

/** The column with all options, if the row names the columns of a question table and no options; -1 for none. */
function choicesAt(cells: readonly string[]): number {
  const found = cells.flatMap((cell, index) => (isNameOfOptions(cell) ? [index] : []));
  const [at = -1] = found;
  const isHead = found.length === 1 && placesOf(cells) === null && placesOf(spread(cells, at, optionNames));
  return isHead ? at : -1;
}

/** The cells of a row with the options in columns at the end. */
const spread = (cells: readonly string[], at: number, options: readonly string[]): string[] => [
  ...cells.with(at, ''),
  ...options,
];

type Split = (cell: string) => string[];
const bySign =
  (sign: string | RegExp): Split =>
  (cell) =>
    cell
      .split(sign)
      .map((part) => part.trim())
      .filter((part, at, all) => part !== '' || at < all.length - 1);

function byList(cell: string): string[] {
  const quoted = /^\[\s*'(.*)'\s*\]$/s.exec(cell.trim())?.[1];
  if (quoted !== undefined) return quoted.split(/'\s*,\s*'/);
  try {
    const found: unknown = JSON.parse(cell);
    const texts = typeof found === 'object' && found !== null ? Object.values(found) : [];
    return texts.map((text) => (typeof text === 'string' || typeof text === 'number' ? `${text}` : ''));
  } catch {
    return [];
  }
}

const optionSign = /(?:^|[\s,;|/])[([]?([a-f1-6])(?:[)\]]\s*|[.:]\s+)/gi;
const signs = ['abcdef', '123456'];
function byLetters(cell: string): string[] {
  const text = cell.trim();
  const found = [...text.matchAll(optionSign)];
  const order = found.map(([, sign = '']) => sign.toLowerCase()).join('');
  if (found[0]?.index !== 0 || !signs.some((all) => all.startsWith(order))) return [];
  return found.map(({ 0: { length }, index }, at) =>
    text
      .slice(index + length, found[at + 1]?.index)
      .replace(/[\s,;|/]+$/, '')
      .trim(),
  );
}

type Way = { name: string; split: Split };
/** Ways that no prose has by chance. */
const sure: Way[] = [
  { name: 'the list', split: byList },
  { name: 'the letters or numbers', split: byLetters },
  { name: 'its lines', split: bySign('\n') },
  ...['|', ';', '\t', '~', '#', '^'].map((sign) => ({ name: `'${sign}'`, split: bySign(sign) })),
];
/** Signs that texts have too: each cell must have equally many. */
const doubtful: Way[] = [
  { name: "','", split: bySign(/,\s+/) },
  { name: "','", split: bySign(',') },
  { name: "'/'", split: bySign('/') },
];

const isSplit = (options: readonly string[]) =>
  options.length >= optionsMin && options.length <= optionsMax && options.every((text) => text !== '');

/** The only way to split all cells; null if there is none, or several with other options. */
function wayOf(cells: readonly string[]): Way | null {
  const found = (ways: readonly Way[], isEven: boolean) => {
    const fits = ways
      .map((way) => ({ way, options: cells.map(way.split) }))
      .filter(({ options }) => options.every(isSplit))
      .filter(({ options }) => !isEven || new Set(options.map(({ length }) => length)).size === 1);
    const results = new Set(fits.map(({ options }) => JSON.stringify(options)));
    return { way: results.size === 1 ? (fits[0]?.way ?? null) : null, isFound: results.size > 0 };
  };
  const [list, letters, ...others] = sure;
  for (const ways of [[list, letters].flatMap((way) => way ?? []), others]) {
    const { way, isFound } = found(ways, false);
    if (isFound) return way;
  }
  return found(doubtful, true).way;
}

/** A table whose options are all in one cell, with a column for each option; `problem` if they can't be told apart. */
export function withSplitChoices<
  T extends { rows: TableRow[]; columns: string[] | undefined; delimiter?: string; notices?: string[] },
>(table: T): T | { problem: string } {
  const first = table.columns ? [] : table.rows.slice(0, titleLinesMax + 1);
  if (first.some(({ cells }) => placesOf(cells) !== null)) return table;
  const head = first.findIndex(({ cells }) => choicesAt(cells) >= 0);
  const names = table.columns ?? first[head]?.cells ?? [];
  const at = choicesAt(names);
  if (at < 0) return table;
  const column = names[at]?.trim() ?? '';
  const whole = table.rows.map((row, index) =>
    index > head ? withWidth(row, widthOf(names), table.delimiter) : row,
  );
  const given = whole.flatMap(({ cells, fault }, index) => {
    const cell = cells[at]?.trim() ?? '';
    return index > head && fault === undefined && cell !== '' ? [cell] : [];
  });
  const way = wayOf(given);
  if (!way) return { problem: exchangeMessages.choicesUnclear(column) };
  const rows = whole.map((row, index) => {
    if (index < head) return row;
    if (row.fault !== undefined) return { ...row, cells: row.cells.with(at, '') };
    const cell = row.cells[at] ?? '';
    const options = index === head ? optionNames : cell.trim() === '' ? [] : way.split(cell);
    // A row may be shorter than the line with the names.
    const cells = Array.from(
      { length: Math.max(names.length, row.cells.length) },
      (_, n) => row.cells[n] ?? '',
    );
    return { ...row, cells: spread(cells, at, options) };
  });
  const notices = [...(table.notices ?? []), exchangeMessages.choicesSplit(column, way.name)];
  return { ...table, rows, notices, columns: table.columns && spread(table.columns, at, optionNames) };
}
