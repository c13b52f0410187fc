import { answerBelow, rightOfAnswer, saysLetter } from './pasted-answers.ts';
import { type PastedLine, romanIn } from './pasted-cases.ts';
import { withoutDigits } from './pasted-digit-options.ts';
import { beginsQuestion } from './pasted-numbers.ts';
import { optionsIn } from './pasted-options.ts';
import { hasOptions, letterAt, type Run, runsOf, type Sign, withLetters } from './pasted-runs.ts';

/** Other forms of option signs: `a- volt`, `a.volt`, `a} volt`, `a ) volt`, `a⇥volt`, `Option A: volt`. */
const otherSign =
  /^(?:(option)\s(?=[a-h]\s?:))?([a-h])(?:\s?([-–—}>](?=\s)|\.(?=\S)|(?<=^option\s.\s?):)|\s(\))(?=\s)|(\t))\s*(\S.*)$/i;
function otherSigns(line: string): Sign[] {
  const [, word = '', letter = '', sign, bracket, tab, text = ''] = otherSign.exec(line) ?? [];
  if (letter === '') return [];
  const form = `${word.toLowerCase()}${sign ?? bracket ?? tab}${letter === letter.toLowerCase()}`;
  return [{ index: letter.toLowerCase().charCodeAt(0) - 97, form, mark: '', text }];
}

/**
 * Rewrites such options as `a) volt` if an answer follows, or if the paper has answers and no other options;
 * else they may be a list.
 */
function withOtherSigns(lines: readonly PastedLine[]): PastedLine[] {
  const isSure = lines.some(({ text }) => saysLetter(text)) && !lines.some(hasOptions);
  const isRead = ({ options, answer }: Run) =>
    isSure || options[0]?.form.startsWith('option') || saysLetter(lines[answer]?.text ?? '');
  return withLetters(lines, runsOf(lines, otherSigns).filter(isRead));
}

const romanSign = /^((?:\*|[✓✔☑✅]\uFE0F?)?\s*)(\(?)([ivx]+)([).])\s*(?=\S)/i;
/** Roman signs of options: `(i) volt`, `(i) volt (ii) ohm`. */
function romanSigns(line: string): Sign[] {
  const parts = /^\W*\(/.test(line) ? line.split(/(?<!\s)\s+(?=\*?\([ivx]+\)\s)/i) : [line];
  const signs = parts.flatMap((part) => {
    const [head = '', mark = '', open = '', sign = '', close = ''] = romanSign.exec(part) ?? [];
    const number = romanIn(part.slice(mark.length))?.number;
    if (number === undefined) return [];
    const form = open + close + (sign === sign.toLowerCase());
    return [{ index: number - 1, form, mark: mark.trim(), text: part.slice(head.length).trim() }];
  });
  return signs.length === parts.length ? signs : [];
}

const romanAnswer = /^(?:option\s*)?[([]?([ivx]+)[)\].]?(?=\s|$)\s*(.*)$/i;
const romanWords = /(?<![\p{L}\p{M}])[ivx]+(?![\p{L}\p{M}])/giu;
/** The answer below options with Roman signs, as the letter of its option; null if ambiguous. */
function answerOf({ options }: Run, line: string): string | null {
  if (options.filter(({ mark }) => mark !== '').length === 1 && answerBelow(line, null) === null) return line;
  const given = answerBelow(line, null) ?? '';
  const texts = options.map(({ text }) => text);
  const [, sign = '', rest = ''] = romanAnswer.exec(given) ?? [];
  if (sign === '') {
    const isText = texts.some((text) => text.toLowerCase() === given.toLowerCase());
    return isText && rightOfAnswer(given, texts) ? line : null;
  }
  const at = (romanIn(`${sign}. x`)?.number ?? 0) - 1;
  const isOther = texts.some((text) =>
    text.match(romanWords)?.some((word) => word.toLowerCase() === sign.toLowerCase()),
  );
  return isOther || !options[at] ? null : `Ans: (${letterAt(at)}) ${rest}`.trim();
}

/**
 * Rewrites options such as `(i) volt` as `a) volt` if the line below names the right one, or one is marked.
 */
function withoutRoman(lines: readonly PastedLine[]): PastedLine[] {
  const found = runsOf(lines, romanSigns).flatMap((run) => {
    const text = answerOf(run, lines[run.answer]?.text ?? '');
    return text === null ? [] : [{ run, text }];
  });
  const answered = lines.map((line, at) => {
    const own = found.find(({ run }) => run.answer === at);
    return own ? { ...line, text: own.text } : line;
  });
  return withLetters(
    answered,
    found.map(({ run }) => run),
  );
}

const letterAlone = /^(\*?(?:\([a-h]\)|\[[a-h]\]|[a-h][).:])|[A-H])$/i;
const isNumber = (line: string) => /^[^\p{L}\p{N}]*\d{1,3}[^\p{L}\p{N}]*$/u.test(line);
/** Joins option letters that are alone on their line with the option below. */
function withLettersBeside(lines: readonly PastedLine[]): PastedLine[] {
  const filled = lines.filter(({ text }) => text !== '');
  const letterOf = (at: number) => letterAlone.exec(filled[at]?.text ?? '')?.[1]?.replaceAll(/[^a-h]/gi, '');
  const joined = new Map<PastedLine, PastedLine>();
  for (let start = 0; start < filled.length; start += 1) {
    let count = 0;
    // The last of several options may be the only one with its letter alone on a line.
    const above = optionsIn(filled[start - 1]?.text ?? '').at(-1)?.letter;
    const first = above === undefined ? 0 : above.charCodeAt(0) - 96;
    const isNext = () => letterOf(start + 2 * count)?.toLowerCase() === letterAt(first + count);
    const text = () => filled[start + 2 * count + 1];
    const isText = (line: PastedLine | undefined) =>
      line &&
      !letterAlone.test(line.text) &&
      !hasOptions(line) &&
      !beginsQuestion(line.text) &&
      !saysLetter(line.text);
    while (isNext() && isText(text())) count += 1;
    // In a column of keys, numbers and letters alternate; skip those.
    if (count < (first > 0 ? 1 : 2) || isNumber(filled[start - 1]?.text ?? '')) continue;
    for (let each = 0; each < count; each += 1) {
      const [letter, own] = [filled[start + 2 * each], filled[start + 2 * each + 1]];
      if (letter && own) joined.set(letter, own);
    }
  }
  const taken = new Set(joined.values());
  return lines.flatMap((line) => {
    const own = joined.get(line);
    if (taken.has(line)) return [];
    return own ? { ...line, text: `${line.text.replace(/^[A-H]$/, '$&)')} ${own.text}` } : line;
  });
}

/** Whether a text contains Roman signs in order, which may be its options. */
export const hasRomanSigns = (lines: readonly string[]): boolean =>
  runsOf(
    lines.map((text, number) => ({ number, text })),
    romanSigns,
  ).length > 0;

const isKeyAlone = /^a\s?[-–]\s?[([]?[a-h][)\]]?$/i;
/** Whether a line starts with the first sign of such options. */
export const startsOtherOptions = (line: string): boolean =>
  /^(?:\{a\}|\(?i[).])\s/i.test(line) || (otherSigns(line)[0]?.index === 0 && !isKeyAlone.test(line));

/** Rewrites options of other forms as `a) volt`. */
export const withOurSigns = (lines: readonly PastedLine[]): readonly PastedLine[] =>
  withoutDigits(withOtherSigns(withoutRoman(withLettersBeside(lines))));
