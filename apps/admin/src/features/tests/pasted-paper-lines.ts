import { type ExtraText, extraTexts } from '@repo/contracts/items/question';
import { withMoneySigns } from '@repo/contracts/money-signs';
import { withWesternDigits } from '@repo/contracts/right-option';
import { pasteCopy } from './paste-copy.ts';
import { haveOptions, isStep, numberBelowOptions } from './pasted-ahead.ts';
import { answerBelow, isKeyList, splitStem, startsKeys } from './pasted-answers.ts';
import type { PastedLine } from './pasted-cases.ts';
import { isAside, isSection, isSectionForSure, isSource } from './pasted-lines.ts';
import { asksAgain, continues, listBelow, type PastedList } from './pasted-lists.ts';
import { hasNext, isWeak, type NumberedLine, numberedLine, writtenNumbers } from './pasted-numbers.ts';
import { inReadingOrder, optionsIn, type PastedOption } from './pasted-options.ts';
import { hasReason, startsAssertion } from './pasted-statements.ts';

/** What is wrong with a line, counted from 1. */
export type PasteProblem = { line: number; message: string };

/** The lines of a question, sorted. */
export type PastedQuestion = {
  line: number;
  /** Null where it has none. */
  numbered: NumberedLine | null;
  list: PastedList | null;
  /** Why its lines may be those of two questions. */
  unclear: string | null;
  question: string[];
  /** How far it is an assertion and reason: then the board's options need not be repeated below it. */
  statements: 'none' | 'assertion' | 'both';
  options: PastedOption[];
  answers: { line: number; text: string }[];
  extras: Record<ExtraText, string[]>;
  problems: PasteProblem[];
  /** What a line that starts with nothing known continues. */
  last: 'question' | 'option' | 'answer' | ExtraText;
};

const extraLines: Record<ExtraText, RegExp> = {
  explanation: /^(?:explanation|reason|sol(?:ution|n)?)\s*[:.-]\s*(.*)$/i,
};

/** The bold words that a line begins with. */
const boldHead =
  /^\*\*((?:\(?[a-h]\)|[a-h][.:]|(?:question|ques|q)?\s*\.?\s*\d{0,3}\s*[).:-]|(?:correct\s+)?ans(?:wer)?\.?\s*[:.-]|(?:explanation|reason|solution)\s*[:.-]))\s*(\*\*)?\s*/i;

/** `12/05/2024, 9:01 pm - Sir: ` in front of a message of a chat. */
const chatHead =
  /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},?\s+\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?(?:\]|\s-)\s[^:]{1,40}:\s/i;

/** Beginnings of lines without signs of headings, Hindi digits, bold, list signs and without the backslashes that keep them from being lists. */
function withBareHead(line: string): string {
  const bare = line
    .replace(chatHead, '')
    .replace(/\s*<This message was edited>$/, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/^((?:\d\uFE0F?\u20E3)+)\s*/u, (_, keys: string) => `${keys.replaceAll(/\D/g, '')}. `)
    .replace(/^(?:प्रश्न\s*)?[०-९]{1,3}(?=\s*[.):])/u, withWesternDigits)
    .replace(/^(\d{1,3})\\([.)])/, '$1$2')
    .replace(/^\\\*(?=\s*\(?[a-h][).])/i, '*')
    .replace(/^[-•–]\s+(?=(?:\*\*?|[✓✔☑✅]\uFE0F?\s*)?\(?[a-h][).]\s)/iu, '');
  return bare.replace(boldHead, (_, head: string, end?: string) => (end ? `${head} ` : `${head} **`));
}

const fresh = (line: number, numbered: NumberedLine | null): PastedQuestion => ({
  line,
  numbered,
  list: null,
  unclear: null,
  question: [],
  statements: 'none',
  options: [],
  answers: [],
  extras: Object.fromEntries(extraTexts.map((name) => [name, []])) as unknown as PastedQuestion['extras'],
  problems: [],
  last: 'question',
});

function addToQuestion(raw: PastedQuestion, text: string): void {
  if (text === '') return;
  raw.question.push(text);
  if (raw.statements === 'none' && startsAssertion(text)) raw.statements = 'assertion';
  if (raw.statements === 'assertion' && hasReason(text)) raw.statements = 'both';
}

const isAsked = (raw: PastedQuestion) =>
  raw.options.length > 0 || raw.answers.length > 0 || raw.statements === 'both';

/** Whether a line belongs to the next question: options are over and it is neither answer nor explanation. */
function continueWith(raw: PastedQuestion, { number, text }: PastedLine, isAfterBlank: boolean): boolean {
  if (raw.last === 'question') {
    if (raw.list && !numberedLine(text) && asksAgain(raw.list, text, isAfterBlank))
      raw.unclear = pasteCopy.twoQuestions;
    addToQuestion(raw, text);
  } else if (isAfterBlank || raw.last === 'answer') return false;
  else if (raw.last === 'option' ? isAside(text) : isSource(text))
    raw.problems.push({ line: number, message: pasteCopy.leftOut(text) });
  else if (raw.last === 'option') raw.options.at(-1)?.lines.push(text);
  else raw.extras[raw.last].push(text);
  return true;
}

function readLine(raw: PastedQuestion, { number, text }: PastedLine): boolean {
  const options = raw.question.length > 0 ? optionsIn(text) : [];
  if (options.length > 0) {
    raw.options.push(...options);
    raw.last = 'option';
    return true;
  }
  const answer = isAsked(raw) || raw.list ? answerBelow(text, raw.numbered?.number ?? null) : null;
  // The word alone may stand between a list and its options.
  if (answer !== null && (answer !== '' || isAsked(raw))) {
    raw.answers.push({ line: number, text: answer });
    raw.last = 'answer';
    return true;
  }
  const extra = isAsked(raw) ? extraTexts.find((name) => extraLines[name].test(text)) : undefined;
  if (extra === undefined) return false;
  raw.extras[extra].push(extraLines[extra].exec(text)?.[1] ?? '');
  raw.last = extra;
  return true;
}

/** The lines of a text, each with a bare beginning. */
export const linesOf = (text: string): PastedLine[] =>
  inReadingOrder(
    text.split(/\r\n|\r|\n/).map((whole, index) => ({
      number: index + 1,
      text: withMoneySigns(withBareHead(whole.replaceAll(/[\u00a0\u200b]/g, ' ').trim())),
    })),
  );

/** The end of a line above a list. */
const introduction = /[:：?？.।…–—-][\s*_]*$|\b(?:following|statements?|below|given)\b/iu;
const isTitle = ({ question, list }: PastedQuestion) =>
  list === null && !introduction.test(question.at(-1) ?? '');

/** What stands around a line. */
type Around = {
  /** The questions above. */
  raws: readonly PastedQuestion[];
  /** The last of them, if the line may belong to it. */
  current: PastedQuestion | undefined;
  isAfterBlank: boolean;
  ownsOptions: (form: NumberedLine['form']) => boolean;
  /** The next number below the next options. */
  nextNumber: (form: NumberedLine['form']) => number | undefined;
  isStep: (question: NumberedLine) => boolean;
  /** Whether the next number is written in the same way. */
  isFollowed: (numbered: NumberedLine) => boolean;
};

/** Number and text of a line that begins a question; null for a line of the current one. */
function startOfQuestion(
  line: string,
  around: Around,
): (Pick<PastedQuestion, 'numbered'> & { text: string }) | null {
  const { raws, current, isAfterBlank, ownsOptions, nextNumber, isStep, isFollowed } = around;
  const isOver = !current || isAsked(current);
  const numbered = numberedLine(line);
  const last = raws.findLast((raw) => raw.numbered?.number)?.numbered;
  const isExplained = current?.last === 'explanation' && !isAfterBlank;
  if (isExplained && numbered && last && isStep(last)) return null;
  const isNext = last && numbered?.number === (last.number ?? 0) + 1;
  const isKnown = last?.form !== undefined && last.form === numbered?.form;
  const isSure = numbered && (!isWeak(numbered) || isKnown || (!(last && current) && isFollowed(numbered)));
  if (isOver && numbered && isSure && (!isWeak(numbered) || isNext || !current || isAfterBlank))
    return { numbered, text: numbered.text };
  if (isOver && startsAssertion(line)) return { numbered: null, text: line };
  if (!current || !numbered?.number) return null;
  const { list } = current;
  const { number, form, text } = numbered;
  const isListed =
    form !== 'word' && (list ? list.number + 1 === number && list.form === form : number === 1);
  const goesOn = () => (nextNumber(form) ?? 0) > 1;
  const beside = () => ({ hasOptions: ownsOptions(form), next: nextNumber(form) });
  const meant = list && isListed && isNext ? continues(list, { number, text }, beside()) : 'list';
  if (meant === null) current.unclear = pasteCopy.listOrQuestion(line);
  if (isSure && meant === 'questions') return { numbered, text };
  const isOther = isListed
    ? !current.numbered && isTitle(current) && (isAfterBlank || (raws.length === 1 && goesOn()))
    : isNext || (isAfterBlank && number > (last?.number ?? 0) && ownsOptions(form));
  const isFirst = number === 1 && (!current.numbered || list !== null) && ownsOptions(form);
  if (isSure && (isOther || isFirst)) return { numbered, text };
  if (number === 1) current.list = listBelow(current.question.at(-1) ?? '', form);
  else if (isListed && list) current.list = { ...list, number };
  return null;
}

/** A question whose own lines name no right option. */
function withoutAnswers(raw: PastedQuestion): PastedQuestion {
  const split = raw.question.map((text) => splitStem(text));
  const answers = split.flatMap((each) => (each ? [{ line: raw.line, text: each.answer }] : []));
  const question = raw.question.map((text, at) => split[at]?.stem ?? text);
  return { ...raw, question, answers: [...raw.answers, ...answers] };
}

/** The questions of a part. @param problems gets the lines that belong to none */
export function readQuestions(lines: readonly PastedLine[], problems: PasteProblem[]): PastedQuestion[] {
  const raws: PastedQuestion[] = [];
  const written = writtenNumbers(lines.map(({ text }) => text));
  let [isAfterBlank, isClosed, isBelowKeys] = [false, false, false];
  for (const [index, line] of lines.entries()) {
    const { number, text } = line;
    const current = isClosed ? undefined : raws.at(-1);
    if (text === '') {
      isAfterBlank = true;
      continue;
    }
    const isOver = !current || isAsked(current);
    const keys = startsKeys(text) || isKeyList(text, isBelowKeys);
    if (isOver ? isSection(text) || keys : isSectionForSure(text)) {
      problems.push({ line: number, message: keys ? pasteCopy.keys(text) : pasteCopy.section(text) });
      isBelowKeys = keys;
      isClosed = true;
      continue;
    }
    isBelowKeys = false;
    const start = startOfQuestion(text, {
      raws,
      current,
      isAfterBlank,
      ownsOptions: (form) => haveOptions(lines.slice(index + 1), form),
      nextNumber: (form) => numberBelowOptions(lines.slice(index + 1), form),
      isStep: (question) => isStep(question, lines.slice(index + 1)),
      isFollowed: (numbered) => hasNext(numbered, written),
    });
    if (!start && current && (readLine(current, line) || continueWith(current, line, isAfterBlank))) {
      isAfterBlank = false;
      continue;
    }
    const next = fresh(number, start?.numbered ?? null);
    addToQuestion(next, start?.text ?? text);
    raws.push(next);
    [isAfterBlank, isClosed] = [false, false];
  }
  return raws.map(withoutAnswers);
}
