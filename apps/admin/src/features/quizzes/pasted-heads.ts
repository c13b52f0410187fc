import { replaceBetween, withOurFormulas } from '@repo/contracts/foreign-formulas';
import { withCodeIndents } from '@repo/contracts/indents';
import { extraTextWords } from '@repo/contracts/items/extra-text-names';
import { withMoneySigns } from '@repo/contracts/money-signs';
import { withWesternDigits } from '@repo/contracts/western-digits';
import { pasteCopy } from './paste-copy.ts';
import { answerBelow, isKeyList, saysLetter, splitAnswer, startsKeys } from './pasted-answers.ts';
import { withBareOptions } from './pasted-bare-options.ts';
import type { PastedLine } from './pasted-cases.ts';
import { isPageLine } from './pasted-lines.ts';
import { beginsQuestion } from './pasted-numbers.ts';
import { withOurSigns } from './pasted-option-signs.ts';
import { inReadingOrder, optionsIn } from './pasted-options.ts';
import type { PasteProblem } from './pasted-question.ts';
import { withoutSiteLines } from './pasted-site-lines.ts';
import { withOptionsOfTables } from './pasted-tables.ts';

/** The bold words at the start of a line. */
const boldHead = new RegExp(
  String.raw`^\*\*((?:\(?[a-h]\)|[a-h][.:]|(?:question|ques|q)?\s*\.?\s*\d{0,3}\s*[).:-]|(?:correct\s+)?ans(?:wer)?\.?\s*[:.-]|(?:${extraTextWords})\s*[:.-]))\s*(\*\*)?\s*`,
  'i',
);

/**
 * A line that is italic or bold as a whole (`*(b) ampere*`, `_(b) ampere_`), where a star alone would mark an
 * option.
 */
const dressed = /^(\*|__?)(\(?[a-h]\)|[a-h][.:])\s*(?=[^*_]*\p{L}{2})([^*_\s](?:[^*_]*[^*_\s\\])?)\1$/iu;
const date = '\\d{1,2}\\/\\d{1,2}\\/\\d{2,4}';
const time = '\\d{1,2}:\\d\\d(?::\\d\\d)?(?:\\s?[ap]m)?';
/** The head of a chat message: `12/05/2024, 9:01 pm - Sir: `. */
const chatHead = new RegExp(
  `^(?:\\[?${date},?\\s+${time}(?:\\]|\\s-)|\\[${time},\\s${date}\\])\\s([^:]{1,40}):\\s`,
  'i',
);

/** A line in a chat's bold: `*Q1) Unit?*`, `*Ans:* b`; before an option a star is a mark. */
const chatBold =
  /^\*(?=(?:(?:question|ques|q|प्रश्न)?\s*\.?\s*\d{1,3}\s*[).:-]|(?:correct\s+)?(?:ans(?:wer)?|उत्तर)\b))([^*\s](?:[^*]*[^*\s])?)\*(?=\s|$)/iu;

/**
 * Normalizes the starts of lines: drops heading and list signs, bold, and escaping backslashes; converts
 * Hindi digits.
 */
function withBareHead(line: string): string {
  const bare = line
    .replace(chatHead, '')
    .replace(/\s*<This message was edited>$/, '')
    .replace(/^>\s+(?=[*_]*\p{L})/u, '')
    .replace(/^#{1,6}\s+/, '')
    // Word may make the letter and the text bold, but not the dot between them.
    .replace(
      /^&#x([46][\da-f]);\*\*([.)])\s*/i,
      (_, code, sign) => `${String.fromCodePoint(Number.parseInt(code, 16))}${sign} **`,
    )
    .replace(/^(?![✓✔☑✅])\p{Extended_Pictographic}\uFE0F?\s*(?=(?:q|प्र)\S{0,8}\s?\d|\d{1,3}[.)]\s)/iu, '')
    .replace(/^((?:\d\uFE0F?\u20E3)+)\s*/u, (_, keys: string) => `${keys.replaceAll(/\D/g, '')}. `)
    .replace(/^(?:प्रश्न\s*)?[०-९]{1,3}(?=\s*[.):।])/u, withWesternDigits)
    .replace(/^(?:प्रश्न|प्र)\s*\.?\s*[०-९]{1,3}(?=\s)/u, withWesternDigits)
    .replace(/^(\d{1,3})\\([.)])/, '$1$2')
    .replace(/^\(\s[a-h]\s\)\s.*$/i, (row) => row.replaceAll(/(?<=^|\s)\(\s([a-h])\s\)(?=\s)/gi, '($1)'))
    .replace(/^(\*?\(?[a-h])\.(?=\)\s)/i, '$1')
    .replace(/^\\\*(?=\s*\(?[a-h][).])/i, '*')
    .replace(dressed, '$2 $1$3$1')
    .replace(chatBold, '**$1**')
    .replace(/^\*\s+(?=\*\*\(?[a-h][).])/i, '')
    .replace(/^[-•–○◯◦▪]\s+(?=(?:\*\*?|[✓✔☑✅]\uFE0F?\s*)?\(?[a-h][).](?:\*\*)?\s)/iu, '');
  return bare.replace(boldHead, (_, head: string, end?: string) => (end ? `${head} ` : `${head} **`));
}

/** Placeholders for line ends in a formula, a backslash before no formula, and a formula. */
const [lineEnd, backslash, formulaSign] = ['\uE005', '\uE006', '\uE007'];

/** Moves a formula of several lines onto its first line, followed by the removed line ends. */
const onOneLine = (open: string, close: string) => (inside: string) => {
  const ends = inside.split('\n').length - 1;
  if (/\n\s*\n/.test(inside)) return open + inside + close;
  return open + inside.replaceAll(/\s*\n\s*/g, ' ') + close + lineEnd.repeat(ends);
};

const inOneLine = /\\\(.*?\\\)|\\\[.*?\\\]/g;
/** Escaped brackets of our own markup, not a formula: '\[1,2\]'. */
const isEscaped = (formula: string) => /^\\\[[\d\s.,;-]*\\\]$/.test(formula);

/** Converts formulas of other programs in a line; a `$` outside of them may be money. */
function withFormulas(line: string): string {
  const found: string[] = [];
  const cut = line.replaceAll(inOneLine, (formula) => {
    found.push(isEscaped(formula) ? formula.replaceAll('\\', backslash) : formula);
    return formulaSign;
  });
  return withOurFormulas(withMoneySigns(cut).replaceAll(formulaSign, () => found.shift() ?? ''));
}

const optionsBehind = /[?？_]\.?(\s+)\(?a\)\s*\S/iu;
const firstOption = /\S(\s+)(?:\(a\)|a[).])\s*\S/iu;
/** Whether a line consists of three or more options and an answer: `A) volt B) ampere C) ohm Ans C`. */
function endsWithAnswer(line: string): boolean {
  const texts = optionsIn(line).map(({ lines }) => lines.join(' '));
  return texts.length > 2 && saysLetter(`Ans: ${splitAnswer(texts.at(-1) ?? '', texts)?.answer ?? ''}`);
}
/**
 * Splits `Unit? (a) volt (b) ohm` into two lines; after other signs such letters may be part of a sentence, unless an
 * answer ends the line.
 */
function withOptionsBelow(line: PastedLine, at: number, all: readonly PastedLine[]): PastedLine[] {
  const { number, text } = line;
  const answered = firstOption.exec(text);
  const isAnswered = answered && endsWithAnswer(text.slice(answered.index + 1).trim());
  const found = (beginsQuestion(text) ? optionsBehind.exec(text) : null) ?? (isAnswered ? answered : null);
  // If the options are below, these letters are part of the question.
  if (!found || optionsIn(all[at + 1]?.text ?? '')[0]?.letter === 'a') return [line];
  const end = text.indexOf(found[1] ?? '', found.index);
  const below = text.slice(end).trim();
  if (optionsIn(below).length < 2 || optionsBehind.test(below)) return [line];
  return [
    { number, text: text.slice(0, end) },
    { number, text: below },
  ];
}

/** An option whose letter alone is bold: `**(b)** ampere`. */
const boldLetter = /^\*\*(\(?[a-h]\)|[a-h][.:])\s*\*\*\s*(?=[^*\s][^*]*$)(.*)$/i;
/** Makes an option's text bold where only its letter is, because the bold of a letter is dropped. */
function withBoldTexts(lines: readonly string[]): string[] {
  const isOption = (line: string) => boldLetter.test(line) || optionsIn(line).length > 0;
  const nearest = (from: number, step: 1 | -1) => {
    let at = from + step;
    while (lines[at] === '') at += step;
    return lines[at] ?? '';
  };
  return lines.map((line, at) => {
    const [, letter, text] = boldLetter.exec(line) ?? [];
    if (letter === undefined) return line;
    const beside = [nearest(at, -1), nearest(at, 1)].filter(isOption);
    const isOdd = beside.length > 0 && !beside.some((other) => other.startsWith('**'));
    return isOdd ? `${letter} **${text}**` : line;
  });
}

/** A bullet before an option: `* A. volt`. */
const bullet = /^\*\s+(?=\(?[a-h][).]\s)/i;
/** Removes stars that precede all options of a question, because they are list bullets, not marks. */
function withoutBullets(lines: readonly PastedLine[]): PastedLine[] {
  const isStarred = ({ text }: PastedLine) => bullet.test(text);
  const isOption = (line: PastedLine | undefined) => line !== undefined && optionsIn(line.text).length > 0;
  return lines.map((line, at) => {
    if (!isStarred(line)) return line;
    const start = lines.slice(0, at).findLastIndex((other) => !isStarred(other)) + 1;
    const length = lines.slice(at).findIndex((other) => !isStarred(other));
    const end = length < 0 ? lines.length : at + length;
    const isList = end - start > 1 && !isOption(lines[start - 1]) && !isOption(lines[end]);
    return isList ? { ...line, text: line.text.replace(bullet, '') } : line;
  });
}

const isAnswer = (line: string) => answerBelow(line, null) || startsKeys(line) || isKeyList(line, true);

/** For each line of a chat that answers a question: its sender, if somebody else asked the question. */
function repliers(lines: readonly string[]): (string | undefined)[] {
  let [sender, asker]: (string | undefined)[] = [];
  return lines.map((line) => {
    const [head = '', name] = chatHead.exec(line) ?? [];
    sender = name ?? sender;
    if (sender === undefined) return undefined;
    const text = withBareHead(line);
    const isOption = head === '' && optionsIn(text)[0]?.letter === 'a';
    if (beginsQuestion(text) || isOption) asker = sender;
    return sender !== asker && asker !== undefined && isAnswer(text) ? sender : undefined;
  });
}

/**
 * The lines of a text with normalized starts.
 * @param problems receives the lines that quiz sites added
 */
function linesOf(text: string, problems: PasteProblem[]): PastedLine[] {
  const given = text.split(/\r\n|[\r\n\v\f\u2028\u2029]/).map((line) =>
    line
      .replaceAll(/[\u200e\u200f\u202a-\u202e\ufeff]/g, '')
      .replaceAll(/[\u00a0\u200b]/g, ' ')
      // Long gaps slow down the patterns, and are not shown.
      .replaceAll(/[ \t]{21,}/g, (gap) => gap.slice(0, 20)),
  );
  const lines = given.map((line) => line.trim());
  const indents = withCodeIndents(given.join('\n'))
    .split('\n')
    .map((line) => /^\u00a0*/.exec(line)?.[0] ?? '');
  const bare = lines.join('\n').replaceAll(/\\\\(?=[()[\]])/g, backslash.repeat(2));
  const blocks = replaceBetween(bare, '\\[', '\\]', onOneLine('\\[', '\\]'));
  const whole = replaceBetween(blocks, '\\(', '\\)', onOneLine('\\(', '\\)'));
  let next = 1;
  const cut = withBoldTexts(whole.split('\n'));
  const senders = repliers(cut);
  const numbered = cut.map((line, at) => {
    const parts = line.split(lineEnd);
    const number = next;
    next += parts.length;
    const formulas = withFormulas(parts.join('')).replaceAll(backslash, '\\');
    const sender = senders[at];
    const bareText = withBareHead(formulas.trim());
    const isCode = optionsIn(bareText).length === 0 && !beginsQuestion(bareText) && !isAnswer(bareText);
    const text = isCode ? (indents[number - 1] ?? '') + bareText : bareText;
    return sender === undefined ? { number, text } : { number, text, sender };
  });
  const tabled = withOptionsOfTables(withoutSiteLines(numbered, problems), withBareHead);
  return inReadingOrder(withBareOptions(withOurSigns(withoutBullets(tabled).flatMap(withOptionsBelow))));
}

/**
 * The lines of a text that may belong to questions.
 * @param problems receives the others
 */
export function ownLinesOf(text: string, problems: PasteProblem[]): PastedLine[] {
  return linesOf(text, problems).filter(({ number, text, sender }) => {
    const isPage = isPageLine(text);
    if (sender !== undefined)
      problems.push({ line: number, message: pasteCopy.leftOut(`${sender}: ${text}`) });
    else if (isPage) problems.push({ line: number, message: pasteCopy.page(text) });
    return sender === undefined && !isPage;
  });
}
