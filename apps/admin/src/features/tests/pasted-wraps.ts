import { readFigureLine } from '@repo/contracts/figures';
import type { PastedLine } from './pasted-cases.ts';
import { letters } from './pasted-letters.ts';
import type { PastedOption } from './pasted-options.ts';

/** A line as long as this may have been cut by the edge of a page. */
const wrapMin = 40;
const isOpen =
  /(?:[-–,(+=/&]|(?<![\p{L}\p{M}])(?:a|an|the|of|and|or|to|in|is|are|by|for|with|from|on|at|का|की|के|और|में|से))[\s*_]*$/iu;
const goesOn = /^[*_]*\p{Ll}/u;
const standsApart = (line: string) => line.startsWith('|') || readFigureLine(line) !== null;

/** Whether a line surely continues the one above it. */
export const isWrapped = (above: string, line: string): boolean =>
  standsApart(line) ||
  goesOn.test(line) ||
  isOpen.test(above) ||
  (above.length >= wrapMin && (!/^[*_]*\p{Lu}/u.test(line) || above.length >= 2 * wrapMin));

const keyWord = /^[^\p{L}\p{N}]*(?:ans(?:wer)?|key|option|correct|right|उत्तर|सही)(?![\p{L}\p{M}])/iu;
/** `b hai`, `ii`, `b, a`, `i-b, ii-a`, `it is b`: may be a key; `a body` and `b = 4` go on. */
const keyForms = [
  /^(?:[b-h]|i{1,3}|iv)(?=$|[\s,;:–-])(?!\s*[=+×*/^<>–-]\s)/,
  /^a\s(?:hai|sahi|right|is|correct|since|as|because)(?!\p{L})/u,
  /^[a-h]{1,4}[.)]?$|^[a-h](?:[\s,;/-]+[a-h])+[.)]?$/,
  /^(?:it(?:'s|\sis)|sahi|so|hence|uttar|jawab)\s(?:.*[^\p{L}\p{N}])?[a-h](?![\p{L}\p{N}])/u,
];
const letterBefore = new RegExp(`^(?:[([]?[${letters}][)\\].:-]*\\s+|[^\\p{L}\\p{N}]+)`, 'iu');
/** Whether a line below an option may be the answer: it has its words, its form or the text of another option. */
const maybeAnswer = (line: string, others: readonly PastedOption[]) =>
  keyWord.test(line) ||
  keyForms.some((form) => form.test(line)) ||
  others.some(({ lines: [text = ''] }) =>
    [line, line.replace(letterBefore, '')].some((each) => each.toLowerCase() === text.toLowerCase()),
  );

/** The lines in options that may be a heading, the name of a school or an answer. */
export function doubtfulLines(options: readonly PastedOption[]): (PastedLine & { letter: string })[] {
  const counts = new Set(options.map(({ added }) => added.length));
  const hasOpen = options.some(({ lines }) =>
    lines.slice(1).some((line, at) => goesOn.test(line) || isOpen.test(lines[at] ?? '')),
  );
  // In two languages each option has two lines.
  const isTwice = counts.size === 1 && options.length > 1 && !hasOpen;
  const withTable = options.filter(({ added }) => added.some(({ text }) => text.startsWith('|')));
  // A table below the last option alone may hold the answers.
  const tableAtEnd = withTable.length === 1 ? options.at(-1) : undefined;
  return options.flatMap((option) => {
    const { letter, lines, added } = option;
    const others = options.filter((other) => other !== option);
    return added.flatMap((line, at) => {
      const isText = isTwice || isWrapped(lines[at] ?? '', line.text);
      const isRow = line.text.startsWith('|') && option === tableAtEnd;
      return isText && !isRow && !maybeAnswer(line.text, others) ? [] : { ...line, letter };
    });
  });
}
