import { readFigureLine } from '@repo/contracts/figures';
import { checkEquations } from './check-equations.ts';
import { hasTag } from './exchange/written-html.ts';
import { LibraryError } from './library-error.ts';

/** Markdown that the product's markup doesn't have; students would see its raw signs. */
const foreign: [isIn: (line: string) => boolean, name: string][] = [
  [(line) => /^\s{0,3}(?:#|#{4,6})\s/.test(line), 'a heading that is not ## or ###'],
  [(line) => isClosedBehind(line, /\[[^[\]]*\]\(/, ')'), 'a link or an image that is no figure'],
  [hasTag, 'an HTML tag'],
  [(line) => /^\s*(```|~~~)/.test(line), 'a code block'],
  [(line) => /^\s*>\s/.test(line), 'a quotation'],
];

/** Whether `start` is followed by `end`. Two searches, since one combined pattern takes quadratic time. */
function isClosedBehind(line: string, start: RegExp, end: string): boolean {
  const found = start.exec(line);
  return found !== null && line.lastIndexOf(end) >= found.index + found[0].length;
}

const withoutFormulas = (line: string) => line.replaceAll(/\$[^$]*\$/g, '');

const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);
const isDelimiterRow = (line: string) => /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line);
/** `\|` is part of a cell. */
const cellCount = (row: string) => row.replaceAll(/\\\|/g, '').split('|').length - 2;

/** Contents between dollars. */
const formulasOf = (row: string) => row.split(/(?<!\\)\$/).filter((_, index) => index % 2 === 1);

/** @throws LibraryError when adjacent rows don't form one table */
function checkTable(file: string, rows: readonly string[], firstLine: number): void {
  const fail = (index: number, reason: string) => {
    throw new LibraryError(file, firstLine + index, reason);
  };
  const [head = '', delimiters = ''] = rows;
  if (!isDelimiterRow(delimiters)) fail(0, 'a table needs a row such as | --- | --- | under its first row');
  rows.forEach((row, index) => {
    if (formulasOf(row).some((formula) => formula.includes('|')))
      fail(index, "a '|' in a formula ends the cell: write \\vert");
    if (cellCount(row) !== cellCount(head))
      fail(index, 'a row of the table has more or fewer cells than its first');
  });
}

/** Table rows with their lines, grouped with adjacent rows. */
function tablesIn(lines: readonly string[]): { rows: string[]; at: number }[] {
  const tables: { rows: string[]; at: number }[] = [];
  lines.forEach((line, index) => {
    const last = tables.at(-1);
    if (!isRow(line)) return;
    if (last && last.at + last.rows.length === index) last.rows.push(line);
    else tables.push({ rows: [line], at: index });
  });
  return tables;
}

/**
 * Checks that a text uses only the product's markup, with balanced signs and chemical equations.
 * @param firstLine line in the file where `text` starts
 * @throws LibraryError for the first invalid line
 */
export function checkMarkup(file: string, text: string, firstLine: number): void {
  let isFormulaOpen = false;
  const lines = text.split('\n');
  for (const { rows, at } of tablesIn(lines)) checkTable(file, rows, firstLine + at);
  lines.forEach((line, index) => {
    const figure = readFigureLine(line);
    if (figure && (figure.caption === '' || figure.description === ''))
      throw new LibraryError(file, firstLine + index, 'a figure needs a caption and what it shows');
    if (figure) return;
    const at = firstLine + index;
    const blocks = line.split('$$').length - 1;
    if (blocks % 2 === 1) {
      isFormulaOpen = !isFormulaOpen;
      return;
    }
    if (isFormulaOpen || blocks > 0) return;
    if (line.replaceAll('\\$', '').split('$').length % 2 === 0)
      throw new LibraryError(file, at, "a '$' has no partner: formulas stand between two of them");
    const words = withoutFormulas(line);
    for (const [isIn, name] of foreign)
      if (isIn(words)) throw new LibraryError(file, at, `${name} is not part of the markup`);
    if (words.split('**').length % 2 === 0)
      throw new LibraryError(file, at, "'**' has no partner on its line");
  });
  if (isFormulaOpen) throw new LibraryError(file, firstLine, "'$$' has no partner on its page");
  checkEquations(file, text, firstLine);
}
