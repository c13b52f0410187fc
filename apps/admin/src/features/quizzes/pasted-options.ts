import { latinLetter, latinLetters, letters, lettersOfRow, signsOf } from '@repo/contracts/option-letters';
import { looksBehind } from '@repo/contracts/option-residue';
import type { PastedLine } from './pasted-cases.ts';

/** An option of a pasted question: `sign` as written, `letter` what it means, in lower case. */
export type PastedOption = {
  sign: string;
  /** Everything before the option's text. */
  head: string;
  letter: string;
  lines: string[];
  isMarked: boolean;
  /** Whether a cross after the option marks it as wrong. */
  isCrossed: boolean;
  /** The continuation lines of the option. */
  added: PastedLine[];
};

const tick = '[✓✔☑✅]\\uFE0F?';
/** `a) text`, `(b) text`, `C. text`, `*d) text`; the star marks the right one. */
const optionLine = new RegExp(
  `^((?:\\*|${tick})\\s*)?(?:\\(?(?=.\\)|.[.:])|\\[(?=.\\]))([${letters}])(?:[)\\]]\\s*|[.:]\\s+)(\\S.*)$`,
  'iu',
);
const words = '(?:the\\s+)?(?:correct|right)(?:\\s+(?:answer|option|one))?';
/** In brackets 'right' may be part of the text too: 'angle (right)'. */
const wordsInBrackets = `(?!(?:the\\s+)?right\\s*[)\\]])${words}`;
const star = '\\\\?\\*';
const mark = `(?:${tick}|[([]\\s*(?:${wordsInBrackets}|ans(?:wer)?)\\.?\\s*[)\\]]|(?:←|<-+)\\s*(?:${words}|ans(?:wer)?)\\.?)`;
/** A tick, such words, or a star separated from the text also mark an option at its end. */
const markBehind = new RegExp(`(?<!\\s)(?:\\s*${mark}|\\s+${star})$`, 'iu');
/** Matches the same marks in bold. */
const boldMarkBehind = new RegExp(`(?<!\\s)\\s*\\*\\*(?:${mark}|${star})\\*\\*$`, 'iu');
const tickBefore = new RegExp(`^${tick}\\s*`, 'u');
const crossBehind = /(?<!\s)\s*[✗✘❌✖]\uFE0F?$/u;
/** An option without the mark at its end; unchanged if there is none. */
function withoutMark(text: string): string {
  if (boldMarkBehind.test(text)) return text.replace(boldMarkBehind, '');
  return looksBehind.test(text) ? text : text.replace(markBehind, '');
}

/** The start of a further option on the same line; a letter with a dot counts only after a space. */
const besideForm = (latin: string, isLoose = false) => {
  const letter = `[${signsOf(latin)}]`;
  const before = `(?:\\*|${tick})?\\s*`;
  return `(?:(?<!\\s)\\s+(?!\\s)(?=${before}(?:\\(?${letter}\\)|\\[${letter}\\])(?!\\s*\\(?${letter}\\))\\s*\\S)|(?<!\\s)${isLoose ? '\\s+' : '(?:\\s{2,}|\\t)'}(?!\\s)(?=${before}${letter}[.:]\\s+\\S)${isLoose ? `(?!${before}${letter}\\.\\s\\p{L}\\.)` : ''})`;
};

/**
 * Splits options on one line into lines.
 * @param first the letter of the first one
 */
function splitFrom(first: string, text: string, isLoose: boolean): string[] {
  const parts: string[] = [];
  let rest = text;
  for (let letter = first.charCodeAt(0) + 1; letter <= 104; letter += 1) {
    const find = (isApart: boolean) =>
      new RegExp(besideForm(String.fromCharCode(letter), !isApart), 'iu').exec(rest);
    const next = find(true) ?? (isLoose ? find(false) : null);
    if (!next) break;
    parts.push(rest.slice(0, next.index));
    rest = rest.slice(next.index + next[0].length);
  }
  return [...parts, rest];
}

/** Splits `(A)volt(B)ohm`; 'f(b)' alone is text. */
function splitTight(text: string): string[] {
  const [, first = ''] = /^\(([a-fA-F])\)\S/.exec(text) ?? [];
  const parts: string[] = [];
  let rest = text;
  for (let sign = first; sign !== ''; ) {
    sign = String.fromCharCode(sign.charCodeAt(0) + 1);
    const at = rest.search(new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}.%])\\(${sign}\\)(?=[\\p{L}\\p{N}])`, 'u'));
    if (at < 0) break;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  const isSure = parts.length > 1 || /[\p{L}\p{M}]{2}$/u.test(parts[0] ?? '');
  return isSure ? [...parts, rest] : [text];
}

/** Splits options on one line, such as `(a) 2 (b) 4 *(c) 6`, into lines. */
function splitOptions(text: string, isLoose = false): string[] {
  const ways = latinLetters(optionLine.exec(text)?.[2] ?? '').map((first) => splitFrom(first, text, isLoose));
  const longest = ways.toSorted((one, other) => other.length - one.length)[0] ?? [text];
  return longest.length > 1 ? longest : splitTight(text);
}

const separator = /(?:\|+|[•·,;]|\s(?:\/|[–-]+))$/u;
/** Option texts without the separator after each; the last one may lack it. */
function withoutSeparators(parts: readonly string[]): readonly string[] {
  const texts = parts.map((part) => part.trim());
  const [first = '', ...others] = texts.slice(0, -1).map((text) => separator.exec(text)?.[0] ?? '');
  if (first === '' || others.some((each) => each !== first)) return parts;
  const bare = texts.map((text) => (text.endsWith(first) ? text.slice(0, -first.length) : text));
  // In '(a) ; (b) ,' the signs are the options.
  return bare.every((text) => optionLine.test(text)) ? bare : parts;
}

const letterBehind = (letter: string, count: number) => String.fromCharCode(letter.charCodeAt(0) + count);

/** Six options in two columns have three rows. */
const columnMax = 3;
/** Options in two columns, (a) beside (c), in the order of their letters; other lines are unchanged. */
function withoutColumns(lines: readonly PastedLine[]): readonly PastedLine[] {
  const rows = lines.length;
  if (rows < 2 || rows > columnMax) return lines;
  const cells = lines.map((line) => {
    const letter = latinLetter(optionLine.exec(line.text)?.[2] ?? '');
    const at = line.text.search(new RegExp(besideForm(letterBehind(letter, rows)), 'iu'));
    return {
      letter,
      left: { ...line, text: at < 0 ? line.text : line.text.slice(0, at) },
      right: at < 0 ? null : { ...line, text: line.text.slice(at).trim() },
    };
  });
  const isInOrder = cells.every(({ letter }, index) => letter === letterBehind('a', index));
  // Only the last row may be short.
  const isFull = cells.slice(0, -1).every((cell) => cell.right !== null);
  if (!isInOrder || !isFull || !cells[0]?.right) return lines;
  const full = cells.filter(({ right }) => right !== null);
  const texts = withoutSeparators([...full.map(({ left }) => left.text), 'a) x']).slice(0, -1);
  return [
    ...cells.map(({ left }, at) => ({ ...left, text: texts[at] ?? left.text })),
    ...cells.flatMap(({ right }) => right ?? []),
  ];
}

/** The lines of a paper, with options in two columns in the order of their letters. */
export function inReadingOrder(lines: readonly PastedLine[]): PastedLine[] {
  const found: PastedLine[] = [];
  let options: PastedLine[] = [];
  const flush = () => {
    found.push(...withoutColumns(options));
    options = [];
  };
  for (const line of lines) {
    if (optionLine.test(line.text)) options.push(line);
    else {
      flush();
      found.push(line);
    }
  }
  flush();
  return found;
}

/**
 * Signs after an option's letter: `(a). volt`, `a):- volt`, `(a)- volt`; before a number or a term a dash is
 * a minus.
 */
const signBehindLetter =
  /^([^\p{L}\p{N}]{0,4}\p{L}[)\]])(?:\)(?=\s)|\s?[.:][-–]?(?=\s)|[-–](?=\s\p{L}{4})(?!\s(?:cosec|sinh|cosh|tanh)))/u;

const dotted = new RegExp(`^(?:\\*|${tick})?\\s*[${letters}][.:]`, 'iu');

/** The options in a line; none if it starts with anything else. */
export function optionsIn(text: string): PastedOption[] {
  if (!optionLine.test(text)) return [];
  const loose = splitOptions(text, true);
  // Two letters with dots may be a sentence: 'A. Vitamin B. and C'.
  const parts = loose.length > 2 && dotted.test(text) ? loose : splitOptions(text);
  return withoutSeparators(parts).flatMap((part) => {
    const bare = part.replace(signBehindLetter, '$1');
    const [, markBefore, sign = '', given = ''] = optionLine.exec(bare) ?? [];
    const unticked = given.trim().replace(tickBefore, '') || given.trim();
    const whole = unticked.replace(crossBehind, '');
    if (whole === '') return [];
    const text = withoutMark(whole);
    return {
      sign,
      head: bare.slice(0, bare.length - given.length),
      letter: latinLetter(sign),
      lines: [text],
      added: [],
      isCrossed: whole !== unticked,
      isMarked: Boolean(markBefore) || text !== whole || unticked !== given.trim(),
    };
  });
}

const bar = /\s\|+$/;
/** Options without the table bar after them; the last one may lack it. */
export function withoutBars(options: readonly PastedOption[]): PastedOption[] {
  const isEdged = options.length > 1 && options.slice(0, -1).every(({ lines }) => bar.test(lines[0] ?? ''));
  return options.map((option) => {
    const [first = '', ...more] = option.lines;
    return isEdged ? { ...option, lines: [first.replace(bar, ''), ...more] } : option;
  });
}

/** Whether the options are a, b, c … in order. */
export const areInOrder = (options: readonly PastedOption[]): boolean =>
  options.every(({ letter }, index) => letter.charCodeAt(0) === 97 + index);

/** The options' signs in order, if in another script; '' for Latin letters. */
export const foreignSigns = (options: readonly PastedOption[]): string =>
  options.some(({ sign, letter }) => sign.toLowerCase() !== letter)
    ? options.map(({ sign }) => sign).join('')
    : '';

/** Options with the letters that their signs mean together: क alone is a, but after अ and ब it is c. */
export function withLettersOfRow(options: readonly PastedOption[]): PastedOption[] {
  const own = lettersOfRow(options.map(({ sign }) => sign));
  return options.map((option, index) => ({ ...option, letter: own?.[index] ?? option.letter }));
}
