import { shownIndent, withCodeIndents } from '@repo/contracts/indents';
import { withSignsOfSums } from '@repo/contracts/literal-signs';
import { withMoneySigns } from '@repo/contracts/money-signs';

const item = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]/;
const row = /^[ \t]*\|/;
const delimiterRow = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t:|-]*)+$/;
const formulaSign = /^\$\$/;
/** A line of this length may go on in the next line. */
const wrapMin = 60;
const sentenceEnd = /[.?!:;।…»”"')\]]\s*$/u;
/** A small letter, or one of a script without small letters. */
const goesOn = /^[\p{Ll}\p{Lo}]/u;

/** '[12/11/24, 9:14:03 PM] Sunita: ', '12/11/24, 21:14 - Sunita: '. */
const chatHead =
  /^(\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s(?:-\s)?[^:\n]{1,40}:)[ \t]*/gim;
const chatBold = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu;
const chatItalic = /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu;

/** Messages copied from a chat: a list starts below the name, and bold and italic are written as in our markup. */
const withoutChatForms = (text: string): string =>
  text.replaceAll(chatHead, '').length === text.length
    ? text
    : text
        .replaceAll(chatItalic, '\uE010$1\uE010')
        .replaceAll(chatBold, '**$1**')
        .replaceAll('\uE010', '*')
        .replaceAll(chatHead, (_, head: string, at: number, all: string) => {
          const isList = /^[ \t]*\d{1,2}[.)][ \t]/.test(all.slice(at + _.length));
          return `${head}${isList ? '\n' : ' '}`;
        });

/** What is between two lines: nothing more for parts of one block, a hard break in code, else a blank line. */
function between(line: string, next: string, isListed: boolean): string {
  if (row.test(line) && (row.test(next) || delimiterRow.test(next))) return '\n';
  if (delimiterRow.test(next) || (delimiterRow.test(line) && next.includes('|'))) return '\n';
  if (item.test(next)) return isListed ? '\n' : '\n\n';
  if (isListed) return /^[ \t]{2}/.test(next) ? '\n' : '\n\n';
  if (line.endsWith('\\')) return '\n';
  if (next.startsWith(shownIndent(1)) || line.startsWith(shownIndent(1))) return '\\\n';
  return line.length >= wrapMin && goesOn.test(next) && !sentenceEnd.test(line) ? '\n' : '\n\n';
}

/**
 * Plain text as markup: each line is a paragraph, except list items, rows of a table, formulas and wrapped sentences.
 * Bullets, money, products and the indentation of code stay.
 */
export function markupOfPastedText(text: string): string {
  const bulleted = text.replaceAll(/^([ \t]*)[•▪●◦○‣·][ \t]*(?=\S)/gmu, '$1- ');
  const lines = withCodeIndents(withoutChatForms(bulleted)).split('\n');
  let [markup, isFormula, isListed] = ['', false, false];
  for (const [at, line] of lines.entries()) {
    const words = line.trimEnd();
    if (formulaSign.test(words) && !/^\$\$.+\$\$$/.test(words)) isFormula = !isFormula;
    isListed = item.test(words) || (isListed && /^(?:[ \t]{2}|$)/.test(words) && words !== '');
    markup += words;
    const next = lines[at + 1];
    if (next === undefined) break;
    markup += isFormula || words === '' || next.trim() === '' ? '\n' : between(words, next, isListed);
  }
  return withSignsOfSums(withMoneySigns(markup));
}
