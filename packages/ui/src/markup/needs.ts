import { readFigureLine, shownFiguresIn } from '@repo/contracts/figures';

/** Which renderer a text needs: paragraphs only, markdown, or formulas too. */
export type MarkupNeeds = 'plain' | 'markdown' | 'formulas';

const sign = /[*_\\&$|]|!\[/;
const heading = /^ {0,3}#{1,6}(?:[ \t]|$)/m;
const listItem = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:\s|$)/m;
const hardBreak = / {2}\n/;

/** Nested bold and italic take quadratic time to parse; real pages have some dozens of signs. */
const marksMax = 2_000;

function hasTooManyMarks(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/[*_]+/g)) if (++count > marksMax) return true;
  return false;
}

/** The simplest renderer for this text. A single `$` is not a formula. */
export function markupNeeds(text: string): MarkupNeeds {
  if (hasTooManyMarks(text)) return 'plain';
  const dollar = text.indexOf('$');
  if (dollar !== -1 && text.indexOf('$', dollar + 1) !== -1) return 'formulas';
  return [sign, listItem, hardBreak, heading].some((found) => found.test(text)) ? 'markdown' : 'plain';
}

const delimiterRow = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/m;

/** Whether a text has figures or tables, which don't fit in one line. */
export const hasBlocks = (text: string): boolean =>
  shownFiguresIn(text).length > 0 || (text.includes('|') && delimiterRow.test(text));

/** The words of figures and tables without markup, line by line. */
const wordsOfLine = (line: string): string => {
  const figure = readFigureLine(line);
  if (figure) return `${figure.caption}. ${figure.description}`;
  if (line.includes('|') && delimiterRow.test(line)) return '';
  return line.replaceAll(/(?<!\\)\|/g, ' ').replace(/^ {0,3}#{2,3} /, '');
};

/** A text without markup, for announcements. */
export function spokenText(text: string): string {
  return text
    .split('\n')
    .map(wordsOfLine)
    .join('\n')
    .replaceAll(/\\ce\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
    .replaceAll(/\$+/g, ' ')
    .replaceAll(/(\*{1,3})(\S(?:[^*]*\S)?)\1/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
