import { extraTextIn } from '@repo/contracts/items/extra-text-names';
import { optionsMax, optionsMin } from '@repo/contracts/limits/content';
import { answerBelow, rightOfAnswer } from './pasted-answers.ts';
import type { PastedLine } from './pasted-cases.ts';
import { beginsQuestion } from './pasted-numbers.ts';
import { startsOtherOptions } from './pasted-option-signs.ts';
import { optionsIn } from './pasted-options.ts';
import { isWrapped } from './pasted-wraps.ts';

/** How many characters at the end of a long line are searched for the end of a question. */
const endMax = 40;
const bullet = /^[-–•▪●○◦*]\s+(?=\S)/;
const asks = /(?:[?？:：।]|_{2,}|\.{3}|…)[\s*_.]*$/u;
/** The end of a sentence that an option completes, unless the next line does. */
const opens = /\s(?:is|are|called|as)[\s*_]*$/iu;
const isStatement = /^\W*(?:assertion|reason|statement|कथन|कारण|अभिकथन)(?![\p{L}\p{M}])/iu;
const trueOrFalse = /^\W*(?:true|false|yes|no|सही|गलत|सत्य|असत्य)[\s*_✓✔✅.]*$/iu;
const letterAt = (index: number) => String.fromCharCode(97 + index);
const isBold = (text: string) => /^\*\*[^*]+\*\*$/.test(text);
const startsSmall = (text: string) => /^[*_]*\p{Ll}/u.test(text);

/** Whether each line is a text, not the rest of the line above it. */
const areApart = (texts: readonly string[]) =>
  texts.every(startsSmall) || texts.every((text, at) => at === 0 || !isWrapped(texts[at - 1] ?? '', text));

/** Whether lines without bullets may be options: two lines may be anything, and equations a solution. */
const mayBeOptions = (texts: readonly string[]) =>
  (texts.length > optionsMin || texts.every((text) => trueOrFalse.test(text))) &&
  !texts.every((text) => text.includes('='));

/** Where the lines start that may be the options of a question without letters; null for none. */
export function bareOptionsFrom(lines: readonly string[]): number | null {
  const isList = bullet.test(lines.at(-1) ?? '');
  const above = lines.slice(0, isList ? undefined : -optionsMin);
  const isStem = (text: string, at: number) => {
    if (isList) return !bullet.test(text);
    const end = text.slice(-endMax);
    return asks.test(end) || (opens.test(end) && !startsSmall(lines[at + 1] ?? ''));
  };
  const start = 1 + above.findLastIndex(isStem);
  const from = Math.max(start, 1);
  const count = lines.length - from;
  const texts = lines.slice(from);
  if (startsOtherOptions(texts[0] ?? '') || texts.some((text) => isStatement.test(text))) return null;
  const isCertain = isList || (mayBeOptions(texts) && areApart(start > 0 ? texts : lines));
  return isCertain && count >= optionsMin && count <= optionsMax ? from : null;
}

/** The lines of one question up to its answer, or to a blank line below its options. */
function ownLines(lines: readonly PastedLine[]): { own: PastedLine[]; answer: PastedLine | null } {
  const own: PastedLine[] = [];
  let isAfterBlank = false;
  for (const line of lines) {
    const { text } = line;
    const isBelow = own.length > 0 && text !== '';
    if (isBelow && answerBelow(text, null) !== null) return { own, answer: line };
    if (isBelow && ((isAfterBlank && own.length > 1) || extraTextIn(text))) break;
    if (text !== '') own.push(line);
    isAfterBlank = text === '';
  }
  return { own, answer: null };
}

/** Lines that may be the options of a question without letters, and its answer. */
type Bare = { own: PastedLine[]; options: string[]; line: PastedLine | null; answer: string };

function bareIn(lines: readonly PastedLine[]): Bare | null {
  const { own, answer: line } = ownLines(lines);
  const isOther = ({ text, sender }: PastedLine) =>
    sender !== undefined || text.startsWith('|') || optionsIn(text).length > 0;
  const from = own.some(isOther) ? null : bareOptionsFrom(own.map(({ text }) => text));
  if (from === null) return null;
  const options = own.slice(from).map(({ text }) => text.replace(bullet, ''));
  return { own: own.slice(from), options, line, answer: answerBelow(line?.text ?? '', null) ?? '' };
}

const isLettered = (lines: readonly PastedLine[]) => lines.some(({ text }) => optionsIn(text).length > 0);

const isPlace = ({ own, options, answer }: Bare) =>
  bullet.test(own[0]?.text ?? '') &&
  /^\d$/.test(answer) &&
  Number(answer) <= options.length &&
  !options.includes(answer);

/** Whether an answer or a mark shows that the lines are options. */
function areOptions(bare: Bare): boolean {
  const { options, line, answer } = bare;
  if (line) return isPlace(bare) || (answer !== '' && rightOfAnswer(answer, options) !== null);
  const marked = options.filter((text) => optionsIn(`a) ${text}`)[0]?.isMarked);
  return marked.length === 1 || options.filter(isBold).length === 1;
}

/**
 * Writes letters before options without any if an answer or a mark names one of them, in a paper whose
 * questions have numbers or blank lines between them. Answers such as `2` count from 1 for sure if one of
 * them is the last option and none is 0.
 */
export function withBareOptions(lines: readonly PastedLine[]): PastedLine[] {
  const isNumbered = lines.some(({ text }) => beginsQuestion(text));
  const starts = lines.flatMap(({ text }, at) => {
    const isStart = isNumbered ? beginsQuestion(text) : text !== '' && (lines[at - 1]?.text ?? '') === '';
    return isStart ? [at] : [];
  });
  const parts = starts.map((start, at) => lines.slice(start, starts[at + 1]));
  const likely = parts.map(bareIn).filter((bare) => bare !== null && areOptions(bare)) as Bare[];
  // In notes with numbered headings, bold or otherwise different lines are no answers.
  const isNotes = 2 * (likely.length + parts.filter(isLettered).length) < parts.length;
  const found = likely.filter(({ line }) => line !== null || !isNotes);
  const places = found.filter(isPlace);
  const areFrom1 =
    places.some(({ options, answer }) => Number(answer) === options.length) &&
    !places.some(({ answer }) => answer === '0');
  const texts = new Map<PastedLine, string>();
  for (const bare of found) {
    for (const [at, line] of bare.own.entries()) texts.set(line, `${letterAt(at)}) ${bare.options[at]}`);
    if (areFrom1 && isPlace(bare) && bare.line)
      texts.set(bare.line, `Answer: (${letterAt(Number(bare.answer) - 1)})`);
  }
  return lines.map((line) => ({ ...line, text: texts.get(line) ?? line.text }));
}
