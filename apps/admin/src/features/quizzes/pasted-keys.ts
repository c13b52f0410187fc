import { letters } from '@repo/contracts/option-letters';
import { withWesternDigits } from '@repo/contracts/western-digits';
import { pasteCopy } from './paste-copy.ts';
import type { PastedLine } from './pasted-cases.ts';
import { isSection, isSource } from './pasted-lines.ts';
import { optionsIn } from './pasted-options.ts';
import { isAsked, type PastedQuestion, type PasteProblem } from './pasted-question.ts';

/** The answer to the question with this number in a list of answers. */
type Key = { line: number; number: number; answer: string };
/** The list of answers at the end of a paper. */
export type PastedKeys = { lines: readonly PastedLine[]; keys: readonly Key[] };

/** The heading of a list of answers; 'Answer' alone may belong to the last question. */
const heading =
  /^[^\p{L}\p{N}]*(?:(?:the\s+)?(?:correct\s+|right\s+)?(?:answers|ans(?:wers?)?\s*\.?\s*key)|(?:key|solutions)(?=[^\p{L}\p{N}]*(?:$|\d|q\s?\d))|उत्तर\s*-?\s*(?:कुंजी|माला|सूची))(?![\p{L}\p{M}])[\s*_]*/iu;
/** Harmless words after the heading, such as `Answer key of Class 10`; others may name a set or a student. */
const title =
  /^(?:[^\p{L}\p{N}]*(?:of|for|the|mcqs?|objective|multiple[\s-]choice|questions?|class|std|grade|10(?:th)?|x|test|quiz|(?:social\s)?science|sst|math(?:s|ematics)?|physics|chemistry|biology|history|geography|economics|civics)(?![\p{L}\p{N}]))+[^\p{L}\p{N}]*$/iu;
/** Names of rows and columns in a list of answers. */
const label = /(?<![\p{L}\p{M}])(?:q(?:ues(?:tion)?s?)?|ans(?:wers?)?|key|nos?|प्रश्न|उत्तर)(?![\p{L}\p{M}])/giu;
/** Numbers, letters and the signs between them. */
const pairs = new RegExp(
  `^(?:\\d{1,3}(?!\\d)|[${letters}](?![\\p{L}\\p{M}])|[\\s,;|/.:()[\\]=–—→>\\uFE0F\\u20E3-])*$`,
  'iu',
);
/** An answer with its text: `1. (b) ampere`. */
const withText = /^[^\p{L}\p{N}]*(\d{1,3})\s*[.):–—-]+\s*(\S.*)$/u;

type Sign = { line: number; text: string };
const isNumber = (sign: Sign | undefined) => /^\d/.test(sign?.text ?? '');
const areInOneLine = (signs: readonly Sign[]) => signs.every(({ line }) => line === signs[0]?.line);

/** Each number with the letter after it, or a row of numbers with the row of letters below. */
function keysOfSigns(signs: readonly Sign[]): Key[] | null {
  const keys: Key[] = [];
  for (let at = 0; at < signs.length; ) {
    let count = 0;
    while (isNumber(signs[at + count])) count += 1;
    const [numbers, answers] = [signs.slice(at, at + count), signs.slice(at + count, at + 2 * count)];
    const areRows = areInOneLine(numbers) && areInOneLine(answers) && numbers[0]?.line !== answers[0]?.line;
    if (count < 1 || answers.length < count || answers.some(isNumber) || (count > 1 && !areRows)) return null;
    for (const [index, { line, text }] of answers.entries())
      keys.push({ line, number: Number(numbers[index]?.text), answer: text });
    at += 2 * count;
  }
  return keys;
}

/** The answers in these lines; null if a line contains anything else. */
function keysIn(lines: readonly PastedLine[]): Key[] | null {
  const texts: Key[] = [];
  const signs: Sign[] = [];
  for (const [at, { number: line, text }] of lines.entries()) {
    const words = withWesternDigits(text).replaceAll('**', '').replace(heading, '');
    const bare = (at === 0 ? words.replace(title, '') : words).replaceAll(label, '');
    const [, question, answer = ''] = withText.exec(bare) ?? [];
    if (pairs.test(bare))
      for (const sign of bare.match(/\d+|\p{L}/gu) ?? []) signs.push({ line, text: sign });
    else if (optionsIn(answer).length === 1) texts.push({ line, number: Number(question), answer });
    else return null;
  }
  const keys = keysOfSigns(signs);
  return keys && [...keys, ...texts];
}

/** Whether a line is a section heading or ends the paper. */
const isBeside = ({ text }: PastedLine) => isSection(text) || isSource(text);

/** A paper without the list of answers at its end; `list` is null if none can be read. */
export function withoutKeys(lines: readonly PastedLine[]): {
  paper: readonly PastedLine[];
  list: PastedKeys | null;
} {
  const at = lines.findIndex(({ text }) => heading.test(text));
  const below = at < 0 ? [] : lines.slice(at).filter(({ text }) => text !== '');
  const keys = keysIn(below.filter((line) => !isBeside(line)));
  if (!keys || keys.length === 0) return { paper: lines, list: null };
  return { paper: lines.slice(0, at), list: { lines: below, keys } };
}

/** Lists up to this length may be the pairs of a matching question. */
const pairsMax = 8;
const isMatching = ({ question, list }: PastedQuestion) =>
  list !== null || /\bmatch|\bcolumns?\b|\blist[\s-]*i|मिलान|स्तंभ/iu.test(question.join(' '));

/**
 * Adds the answers of a list to the questions with these numbers, unless a number belongs to none or several.
 * @returns what became of each line of the list
 */
export function addKeys({ lines, keys }: PastedKeys, raws: readonly PastedQuestion[]): PasteProblem[] {
  const numbers = keys.map(({ number }) => number);
  const byNumber = new Map<number, PastedQuestion[]>();
  for (const raw of raws) {
    const number = raw.numbered?.number ?? 0;
    const same = byNumber.get(number);
    if (same) same.push(raw);
    else byNumber.set(number, [raw]);
  }
  const ofNumber = (number: number) => byNumber.get(number) ?? [];
  const mayBePairs = raws.slice(-1).some(isMatching) && numbers.every((number) => number <= pairsMax);
  const areClear =
    new Set(numbers).size === numbers.length && numbers.every((number) => ofNumber(number).length < 2);
  if (!areClear || mayBePairs)
    return lines.map(({ number, text }) => ({ line: number, message: pasteCopy.keys(text) }));
  const others = keys.flatMap(({ line, number, answer }) => {
    const [raw] = ofNumber(number).filter(isAsked);
    raw?.answers.push({ line, text: answer });
    return raw ? [] : [{ line, message: pasteCopy.keyOfNone(number, answer) }];
  });
  const [own, besides] = [lines.filter((line) => !isBeside(line)), lines.filter(isBeside)];
  return [
    { line: own[0]?.number ?? 0, message: pasteCopy.keysRead(own.map(({ text }) => text).join(' ')) },
    ...besides.map(({ number, text }) => ({ line: number, message: pasteCopy.leftOut(text) })),
    ...others,
  ];
}
