import { type ExtraText, extraTexts } from '@repo/contracts/items/question';
import { caseQuestionsMax, optionsMax, optionsMin } from '@repo/contracts/limits/content';
import { newKey } from '#src/editing/new-key.ts';
import { kindsCopy } from './kinds-copy.ts';
import { type PastedLine, partsOf } from './pasted-cases.ts';
import { hasReason, standardOptions, startsAssertion, statementsIn } from './pasted-statements.ts';
import { joined, paragraphs } from './pasted-text.ts';
import { newOption, newQuestion, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

/** What a pasted text holds: questions ready for the form, and what could not be kept, by line (from 1). */
export type PastedQuestions = { questions: QuestionForm[]; problems: { line: number; message: string }[] };

type Raw = {
  line: number;
  question: string[];
  /** How far it is an assertion and reason: then the board's options need not be repeated below it. */
  statements: 'none' | 'assertion' | 'both';
  options: { lines: string[]; isMarked: boolean }[];
  answer: string | null;
  extras: Record<ExtraText, string[]>;
  /** What a line that starts with nothing known continues. */
  last: 'question' | 'option' | ExtraText;
};

/** `a) text`, `(b) text`, `C. text`, `*d) text`; the star marks the right one. */
const optionLine = /^([*✓✔]\s*)?\(?([a-h])(?:\)\s*|[.:]\s+)(\S.*)$/iu;
/** `1. text`, `Q2) text`, `Q: text`, `Question 3 - text`. */
const questionLine = /^(?:(?:question|ques|q)\s*(?:\.\s*)?(?:\d+\s*)?[).:-]|\d{1,3}\s*[).:])\s*(.*)$/i;
const answerLine = /^(?:correct\s+)?ans(?:wer)?\.?\s*[:.-]\s*\(?([a-h])\)?[).]?(?:\s.*)?$/i;
const extraLines: Record<ExtraText, RegExp> = {
  explanation: /^(?:explanation|reason|solution)\s*[:.-]\s*(.*)$/i,
};
/** A tick or star behind an option marks it too. */
const markBehind = /(?<!\s)\s*(?:\\?\*|✓|✔|\((?:correct|right)\))$/iu;
/** The same in bold. */
const boldMarkBehind = /(?<!\s)\s*\*\*(?:\\\*|✓|✔|\((?:correct|right)\))\*\*$/iu;
/** A star that ends bold or italic words is none. */
const looksBehind = /(?:^|\s)(\*{1,3})[^\s*](?:[^*]*[^\s*])?\1$/;

/** An option without the mark behind it; the same text when there is none. */
function withoutMark(text: string): string {
  if (boldMarkBehind.test(text)) return text.replace(boldMarkBehind, '');
  return looksBehind.test(text) ? text : text.replace(markBehind, '');
}

/** What a line begins with, when it stands in bold words alone or with those behind it. */
const boldHead =
  /^\*\*((?:\(?[a-h]\)|[a-h][.:]|(?:question|ques|q)?\s*\.?\s*\d{0,3}\s*[).:-]|(?:correct\s+)?ans(?:wer)?\.?\s*[:.-]|(?:explanation|reason|solution)\s*[:.-]))\s*(\*\*)?\s*/i;

/** Beginnings of lines without bold and without the backslashes that keep them from being lists. */
function withBareHead(line: string): string {
  const bare = line.replace(/^(\d{1,3})\\([.)])/, '$1$2').replace(/^\\\*(?=\s*\(?[a-h][).])/i, '*');
  return bare.replace(boldHead, (_, head: string, end?: string) => (end ? `${head} ` : `${head} **`));
}

const fresh = (line: number): Raw => ({
  line,
  question: [],
  statements: 'none',
  options: [],
  answer: null,
  extras: Object.fromEntries(extraTexts.map((name) => [name, []])) as unknown as Raw['extras'],
  last: 'question',
});

function addToQuestion(raw: Raw, text: string): void {
  if (text === '') return;
  raw.question.push(text);
  if (raw.statements === 'none' && startsAssertion(text)) raw.statements = 'assertion';
  if (raw.statements === 'assertion' && hasReason(text)) raw.statements = 'both';
}

/** Options that stand in one line, `(a) 2 (b) 4 *(c) 6`, as a line each. */
function splitOptions(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  const first = optionLine.exec(text)?.[2]?.toLowerCase().charCodeAt(0) ?? 0;
  for (let letter = first + 1; letter <= 104; letter += 1) {
    const next = new RegExp(
      `(?<!\\s)\\s+(?!\\s)(?=\\*?\\s*\\(?${String.fromCharCode(letter)}\\)\\s*\\S)`,
      'i',
    ).exec(rest);
    if (!next) break;
    parts.push(rest.slice(0, next.index));
    rest = rest.slice(next.index + next[0].length);
  }
  return [...parts, rest];
}

function optionsIn(text: string): Raw['options'] {
  if (!optionLine.test(text)) return [];
  return splitOptions(text).flatMap((part) => {
    const match = optionLine.exec(part);
    const given = match?.[3]?.trim() ?? '';
    if (given === '') return [];
    const words = withoutMark(given);
    return { lines: [words], isMarked: Boolean(match?.[1]) || words !== given };
  });
}

/** Whether a line belongs to the next question: options are over and it is neither answer nor explanation. */
function continueWith(raw: Raw, text: string, isAfterBlank: boolean): boolean {
  if (raw.last === 'question') {
    addToQuestion(raw, text);
    return true;
  }
  if (isAfterBlank) return false;
  if (raw.last !== 'option') raw.extras[raw.last].push(text);
  else raw.options.at(-1)?.lines.push(text);
  return true;
}

function readLine(raw: Raw, text: string): boolean {
  const isAsked = raw.options.length > 0 || raw.statements === 'both';
  const options = raw.question.length > 0 ? optionsIn(text) : [];
  if (options.length > 0) {
    raw.options.push(...options);
    raw.last = 'option';
    return true;
  }
  const answer = isAsked ? answerLine.exec(text.replaceAll('**', ''))?.[1] : undefined;
  if (answer) {
    raw.answer = answer.toLowerCase();
    return true;
  }
  const extra = isAsked ? extraTexts.find((name) => extraLines[name].test(text)) : undefined;
  if (extra === undefined) return false;
  raw.extras[extra].push(extraLines[extra].exec(text)?.[1] ?? '');
  raw.last = extra;
  return true;
}

const linesOf = (text: string): PastedLine[] =>
  text.split(/\r\n|\r|\n/).map((whole, index) => ({
    number: index + 1,
    text: withBareHead(whole.replaceAll(/[\u00a0\u200b]/g, ' ').trim()),
  }));

function rawQuestions(lines: readonly PastedLine[]): Raw[] {
  const raws: Raw[] = [];
  let isAfterBlank = false;
  for (const { number, text: line } of lines) {
    if (line === '') {
      isAfterBlank = true;
      continue;
    }
    const current = raws.at(-1);
    const numbered = questionLine.exec(line)?.[1];
    const isOver = !current || current.options.length > 0 || current.statements === 'both';
    const startsAnew = isOver && (numbered !== undefined || startsAssertion(line));
    if (current && !startsAnew && (readLine(current, line) || continueWith(current, line, isAfterBlank))) {
      isAfterBlank = false;
      continue;
    }
    const next = fresh(number);
    addToQuestion(next, numbered ?? line);
    raws.push(next);
    isAfterBlank = false;
  }
  return raws;
}

/** `count` is the number of its options, also where they are not repeated. */
function correctIndex({ options, answer }: Raw, count: number): number | null {
  if (answer !== null) {
    const index = answer.charCodeAt(0) - 97;
    return index < count ? index : null;
  }
  const marked = options.flatMap(({ isMarked }, index) => (isMarked ? [index] : []));
  return marked.length === 1 ? (marked[0] ?? null) : null;
}

/** What makes it an assertion and reason; null when it is none. */
function standardOf(raw: Raw): Pick<QuestionForm, 'kind' | 'assertion' | 'reason' | 'rightStandard'> | null {
  const statements = statementsIn(raw.question);
  const order = raw.options.length === 0 ? [0, 1, 2, 3] : standardOptions(raw.options.map(textOfOption));
  if (!statements || !order) return null;
  const right = correctIndex(raw, order.length);
  return {
    kind: 'assertionReason',
    assertion: joined(statements.assertion, '\n'),
    reason: joined(statements.reason, '\n'),
    rightStandard: right === null ? null : (order[right] ?? null),
  };
}

const textOfOption = ({ lines }: Raw['options'][number]) => joined(lines, ' ');

function formOf(raw: Raw): QuestionForm {
  const extras = Object.fromEntries(extraTexts.map((name) => [name, joined(raw.extras[name], '\n')]));
  const standard = standardOf(raw);
  if (standard) return { ...newQuestion(), ...standard, ...extras };
  const options = raw.options.map((option) => newOption(textOfOption(option)));
  const right = correctIndex(raw, options.length);
  return {
    ...newQuestion(),
    question: joined(raw.question, '\n'),
    options,
    correctKey: right === null ? null : (options[right]?.key ?? null),
    ...extras,
  };
}

function problemOf(raw: Raw): string | null {
  const { options, question } = raw;
  const isStandard = standardOptions(options.map(textOfOption)) !== null;
  if (isStandard && !standardOf(raw) && /assertion/i.test(question.join(' ')))
    return kindsCopy.pasteDirections;
  if (standardOf(raw)) return null;
  if (question.length === 0 || options.length === 0) return testsCopy.pasteNoOptions;
  if (options.length < optionsMin) return testsCopy.pasteTooFew;
  return options.length > optionsMax ? testsCopy.pasteTooMany : null;
}

/**
 * Reads questions out of a text in the manner of a question paper: the question (numbered or not), a line for each
 * option («a) …», the right one with a star), then perhaps «Answer: b» and «Explanation: …». What has fewer than 2 or
 * more than 6 options is no question and is reported; a question without a mark comes without a right answer. Two
 * statements with the board's options are an assertion and reason. Cases are those of `partsOf`.
 */
export function parsePastedQuestions(text: string): PastedQuestions {
  const questions: QuestionForm[] = [];
  const problems: PastedQuestions['problems'] = [];
  for (const { passage, lines } of partsOf(linesOf(text), (line) => questionLine.test(line))) {
    const ofCase = passage && {
      kind: 'case' as const,
      caseKey: newKey(),
      passage: paragraphs(passage.map((line) => line.text)),
    };
    let room = caseQuestionsMax;
    for (const raw of rawQuestions(lines)) {
      const message = problemOf(raw);
      const question = formOf(raw);
      if (message) problems.push({ line: raw.line, message });
      else if (!ofCase || question.kind !== 'choice') questions.push(question);
      else if (room-- > 0) questions.push({ ...question, ...ofCase });
      else problems.push({ line: raw.line, message: kindsCopy.pasteCaseFull });
    }
    const [head] = passage ?? [];
    if (head && room === caseQuestionsMax)
      problems.push({ line: head.number, message: kindsCopy.pasteNoCaseQuestions });
  }
  return { questions, problems: problems.toSorted((one, other) => one.line - other.line) };
}
