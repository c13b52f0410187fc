import type { PastedLine } from './pasted-cases.ts';
import { isTabbedRow, questionsOfColumns } from './pasted-columns.ts';
import { optionsIn } from './pasted-options.ts';

const letterAlone = /^(?:\([a-h]\)|\[[a-h]\]|[a-h][).:]?)$/i;
const isRule = (row: string) => /^[|\s:-]+$/.test(row);
const cellsOf = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
    .filter((cell) => cell !== '');

/** The options in a table row, each with its letter beside or before it; null if there are other cells. */
function optionsOfRow({ number, text }: PastedLine, asLine: (cell: string) => string): PastedLine[] | null {
  const cells = cellsOf(text);
  const found: PastedLine[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? '';
    const letter = cell.replace(/^\*\*(.*)\*\*$/, '$1');
    const isLetter = letterAlone.test(letter);
    const beside = isLetter ? (cells[at + 1] ?? '') : '';
    const option = isLetter ? `${letter.replace(/^[a-h]$/i, '$&)')} ${beside}` : asLine(cell);
    if ((isLetter && beside === '') || optionsIn(option).length !== 1) return null;
    found.push({ number, text: option });
    if (isLetter) at += 1;
  }
  return found;
}

const letterOf = ({ text }: PastedLine) => optionsIn(text)[0]?.letter ?? '';

/** The options of a table that contains nothing else, by letter; null for another table. */
function optionsOfTable(rows: readonly PastedLine[], asLine: (cell: string) => string): PastedLine[] | null {
  const own = rows.filter(({ text }) => !isRule(text)).map((row) => optionsOfRow(row, asLine));
  if (own.includes(null)) return null;
  const options = own
    .flatMap((each) => each ?? [])
    .toSorted((one, other) => letterOf(one).localeCompare(letterOf(other)));
  const isWhole = options.every((option, at) => letterOf(option).charCodeAt(0) === 97 + at);
  return options.length > 1 && isWhole ? options : null;
}

/** A question with its options in a table cell: `1) Unit? a) volt b) ohm`. */
const questionInCell = /^(\d{1,3}[).]\s.*?\S)\s+(\(?a[).]\s.*)$/is;
/**
 * The questions of a table with a question and its options in most rows, and otherwise only a box; null for
 * another table.
 */
function questionsOfTable(
  rows: readonly PastedLine[],
  asLine: (cell: string) => string,
): PastedLine[] | null {
  let count = 0;
  const own = rows.filter(({ text }) => !isRule(text));
  const lines = own.flatMap(({ number, text }): (PastedLine | null)[] => {
    const [cell = '', ...others] = cellsOf(text);
    const line = asLine(cell);
    if (!/^\d{1,3}[).]\s/.test(line) || others.some((other) => /[\p{L}\p{N}]/u.test(other))) return [null];
    const [, stem = '', options = ''] = questionInCell.exec(line) ?? [];
    if (optionsIn(options).length < 2) return [{ number, text: line }];
    count += 1;
    return [
      { number, text: stem },
      { number, text: options },
    ];
  });
  return count > 1 && count > own.length / 2 && lines.every((line) => line !== null) ? lines : null;
}

const isBarred = (line: PastedLine | undefined) => line?.text.startsWith('|') ?? false;

/**
 * Converts tables of options to one line per option, and tables of questions to a paper. Above other options
 * a table belongs to the question.
 * @param asLine a cell as its own line
 */
export function withOptionsOfTables(
  lines: readonly PastedLine[],
  asLine: (cell: string) => string,
): PastedLine[] {
  const found: PastedLine[] = [];
  const isOption = (line: PastedLine | undefined) => optionsIn(line?.text ?? '').length > 0;
  for (let at = 0; at < lines.length; ) {
    let end = at;
    const isRow = isTabbedRow(lines[at]) ? isTabbedRow : isBarred;
    while (isRow(lines[end])) end += 1;
    const rows = lines.slice(at, end);
    const options = rows.some(isBarred) ? optionsOfTable(rows, asLine) : null;
    const isBeside =
      options &&
      (isOption(found.findLast(({ text }) => text !== '')) ||
        isOption(lines.slice(end).find(({ text }) => text !== '')));
    const questions =
      options || rows.length === 0
        ? null
        : (questionsOfColumns(rows) ?? (rows.some(isBarred) ? questionsOfTable(rows, asLine) : null));
    found.push(...(options && !isBeside ? options : (questions ?? rows)));
    const next = lines[end];
    if (next) found.push(next);
    at = end + 1;
  }
  return found;
}
