import { readFigureLine } from '@repo/contracts/figures';
import { letters } from '@repo/contracts/option-letters';
import type { PastedLine } from './pasted-cases.ts';
import type { PastedOption } from './pasted-options.ts';

/** Minimum length of a line that may have been cut at the edge of a page. */
const wrapMin = 40;
const isOpen =
  /(?:[-–,(+=/&]|(?<![\p{L}\p{M}])(?:a|an|the|of|and|or|to|in|is|are|by|for|with|from|on|at|का|की|के|और|में|से))[\s*_]*$/iu;
const goesOn = /^[*_]*\p{Ll}/u;
const standsApart = (line: string) => line.startsWith('|') || readFigureLine(line) !== null;

/** Whether a line certainly continues the one above it. */
export const isWrapped = (above: string, line: string): boolean =>
  standsApart(line) ||
  goesOn.test(line) ||
  isOpen.test(above) ||
  (above.length >= wrapMin && (!/^[*_]*\p{Lu}/u.test(line) || above.length >= 2 * wrapMin));

const keyWord = /^[^\p{L}\p{N}]*(?:ans(?:wer)?|key|option|correct|right|उत्तर|सही)(?![\p{L}\p{M}])/iu;
/** Possible keys: `b hai`, `ii`, `b, a`, `i-b, ii-a`, `it is b`; but `a body` and `b = 4` continue a text. */
const keyForms = [
  /^(?:[b-h]|i{1,3}|iv)(?=$|[\s,;:–-])(?!\s*[=+×*/^<>–-]\s)/,
  /^a\s(?:hai|sahi|right|is|correct|since|as|because)(?!\p{L})/u,
  /^[a-h]{1,4}[.)]?$|^[a-h](?:[\s,;/-]+[a-h])+[.)]?$/,
  /^(?:it(?:'s|\sis)|sahi|so|hence|uttar|jawab|ye|yeh)\s(?:.*[^\p{L}\p{N}])?[a-h](?![\p{L}\p{N}])/u,
  /^q\d{1,3}\s?[a-h]$|^(?:the\s)?(?:first|second|third|fourth|dusra|doosra)(?:\s(?:one|option|wala))?\.?$/u,
];
const judgement = '(?:hai|sahi|right|correct|is\\s(?:the\\s)?(?:right|correct|ans(?:wer)?))';
/** Keys however long the line above is: `b hai`, `it is b`, `sahi uttar b hai`. */
const keySentences = [
  new RegExp(`^(?:[a-h]|i{1,3}|iv)\\s${judgement}(?:\\s(?:hai|ans(?:wer)?|option|one))*\\.?$`, 'u'),
  /^(?:it(?:'s|\sis)|(?:sahi\s)?(?:uttar|jawab)|sahi)\s(?:option\s)?[a-h](?:\s(?:hai|sahi))*\.?$/u,
];
/** Keys that may continue a line of full page width: `ii`, `b,a`, `i-b, ii-a`. */
const keyLists = [
  /^(?:i{1,3}|iv)[.)]?$/u,
  /^[a-h](?:\s?[,;/-]\s?[a-h]|\s[a-h])+[.)]?$/u,
  /^(?:i{1,3}|iv)\s?[-–]\s?[a-h](?:[\s,;]+(?:i{1,3}|iv)\s?[-–]\s?[a-h])*\.?$/u,
];
const hasForm = (line: string, forms: readonly RegExp[]) => forms.some((form) => form.test(line));
/** Whether a line below an option is a key, not part of that option. */
const isKeyBelow = (above: string, line: string): boolean =>
  !isOpen.test(above) && (hasForm(line, keySentences) || (above.length < wrapMin && hasForm(line, keyLists)));

/**
 * The options without keys below the last one, and those keys; if other options have such lines, all keep
 * them.
 */
export function withoutKeysBelow(options: readonly PastedOption[]): {
  options: PastedOption[];
  keys: PastedLine[];
} {
  const last = options.at(-1);
  const others = options.slice(0, -1).flatMap(({ added }) => added);
  const areTexts = others.some(({ text }) => hasForm(text, [...keySentences, ...keyLists]));
  if (!last || areTexts) return { options: [...options], keys: [] };
  const keys = last.added.filter(({ text }, at) => isKeyBelow(last.lines[at] ?? '', text));
  const added = last.added.filter((line) => !keys.includes(line));
  const lines = [...last.lines.slice(0, 1), ...added.map(({ text }) => text)];
  return { options: [...options.slice(0, -1), { ...last, added, lines }], keys };
}

const letterBefore = new RegExp(`^(?:[([]?[${letters}][)\\].:-]*\\s+|[^\\p{L}\\p{N}]+)`, 'iu');
/** Whether a line below an option may be the answer: it has the words, the form or the text of an option. */
const hai = /\s(?:hai|sahi(?:\shai)?|है)$/u;
const maybeAnswer = (line: string, options: readonly PastedOption[]) =>
  keyWord.test(line) ||
  keyForms.some((form) => form.test(line)) ||
  options.some(({ lines: [text = ''] }) =>
    [line, line.replace(letterBefore, '')].some(
      (each) => each.replace(hai, '').toLowerCase() === text.toLowerCase(),
    ),
  );

/** The lines in options that may be a heading, a school's name or an answer. */
export function doubtfulLines(options: readonly PastedOption[]): (PastedLine & { letter: string })[] {
  const counts = new Set(options.map(({ added }) => added.length));
  const hasOpen = options.some(({ lines }) =>
    lines.slice(1).some((line, at) => goesOn.test(line) || isOpen.test(lines[at] ?? '')),
  );
  // In two languages each option has two lines.
  const isTwice = counts.size === 1 && options.length > 1 && !hasOpen;
  const withTable = options.filter(({ added }) => added.some(({ text }) => text.startsWith('|')));
  // A table below only the last option may contain the answers.
  const tableAtEnd = withTable.length === 1 ? options.at(-1) : undefined;
  return options.flatMap((option) => {
    const { letter, lines, added } = option;
    return added.flatMap((line, at) => {
      const isText = isTwice || isWrapped(lines[at] ?? '', line.text);
      const isRow = line.text.startsWith('|') && option === tableAtEnd;
      return isText && !isRow && !maybeAnswer(line.text, options) ? [] : { ...line, letter };
    });
  });
}
