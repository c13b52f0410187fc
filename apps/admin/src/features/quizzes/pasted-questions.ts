import { shortened } from '@repo/contracts/cut-text';
import { byExtraText } from '@repo/contracts/items/extra-texts';
import { assertionReasonOptions } from '@repo/contracts/items/question-kinds';
import { caseQuestionsMax, optionsMax, optionsMin } from '@repo/contracts/limits/content';
import { withSignsOfSums } from '@repo/contracts/literal-signs';
import { hasOpenStar, notesBehind, outstanding } from '@repo/contracts/option-residue';
import { newKey } from '#src/editing/new-key.ts';
import { kindsCopy } from './kinds-copy.ts';
import { pasteCopy } from './paste-copy.ts';
import { saysLetter } from './pasted-answers.ts';
import { bareOptionsFrom } from './pasted-bare-options.ts';
import { type PastedLine, partsOf } from './pasted-cases.ts';
import { ownLinesOf } from './pasted-heads.ts';
import { addKeys, withoutKeys } from './pasted-keys.ts';
import { isSectionForSure } from './pasted-lines.ts';
import { areNotes } from './pasted-notes.ts';
import { beginsQuestion } from './pasted-numbers.ts';
import { hasRomanSigns } from './pasted-option-signs.ts';
import { areInOrder, optionsIn } from './pasted-options.ts';
import { readQuestions } from './pasted-paper-lines.ts';
import { type PastedQuestion, type PasteProblem, textsIn, withoutAnswers } from './pasted-question.ts';
import { type Right, rightOf, settled } from './pasted-right.ts';
import {
  inOwnWords,
  isDirections,
  optionsInside,
  orderIn,
  standardOptions,
  statementsIn,
} from './pasted-statements.ts';
import { answerInPassage } from './pasted-stem.ts';
import { joined, markupOfLines, paragraphs } from './pasted-text.ts';
import { newOption, newQuestion, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

/** The result of a pasted text: questions ready for the form, and problems by line (from 1). */
export type PastedQuestions = { questions: QuestionForm[]; problems: PasteProblem[] };

/** What each letter means in questions that omit the standard options. */
type Order = ReturnType<typeof orderIn>;

/** The parts of an assertion and reason; null for another question. */
function standardOf(
  raw: PastedQuestion,
  orderOfPaper: Order,
): (Pick<QuestionForm, 'kind' | 'assertion' | 'reason' | 'rightStandard'> & Pick<Right, 'problems'>) | null {
  const statements = statementsIn(raw.question);
  const { texts, answers } = settled(raw);
  const hasOwn = texts.length > 0;
  const order = hasOwn ? standardOptions(texts) : orderOfPaper;
  if (!statements || !order) return null;
  const options = hasOwn ? texts : order.map((at) => (at === null ? '' : assertionReasonOptions[at]) ?? '');
  const worded = answers.map((answer) => ({ ...answer, text: inOwnWords(answer.text, options, order) }));
  const { index, problems } = rightOf(raw, worded, options);
  return {
    kind: 'assertionReason',
    assertion: markupOfLines(statements.assertion),
    reason: markupOfLines(statements.reason),
    rightStandard: index === null ? null : (order[index] ?? null),
    problems,
  };
}

function formOf(raw: PastedQuestion, order: Order): { question: QuestionForm } & Pick<Right, 'problems'> {
  const extras = byExtraText((name) => markupOfLines(raw.extras[name]));
  const standard = standardOf(raw, order);
  if (standard) {
    const { problems, ...fields } = standard;
    return { question: { ...newQuestion(), ...fields, ...extras }, problems };
  }
  const { texts, bare, answers } = settled(raw);
  const options = texts.map((text) => newOption(withSignsOfSums(text)));
  const { index: named, problems } = rightOf(raw, answers, bare);
  // If other texts of the question are doubtful, only an answer on its own line is certain.
  const isGlued = raw.answers.length === 0 && answers.length > 0;
  const index = isGlued && doubtsOf(raw).length > 0 ? null : named;
  const question = {
    ...newQuestion(),
    question: markupOfLines(raw.question),
    options,
    correctKey: index === null ? null : (options[index]?.key ?? null),
    ...extras,
  };
  return { question, problems };
}

function problemOf(raw: PastedQuestion, order: Order, isNotes: boolean): string | null {
  const { options, question } = raw;
  const { texts } = settled(raw);
  if (giftSign.test(textsIn(raw).join('\n'))) return pasteCopy.gift;
  if (!areInOrder(options)) return pasteCopy.letters;
  if (standardOf(raw, order)) return null;
  if (standardOptions(texts) !== null && isDirections(question)) return kindsCopy.pasteDirections;
  if (options.length === 0 && question.some(isRowOfTable)) return pasteCopy.table(wordsOf(raw));
  if (question.length > 0 && options.length === 0 && (raw.list || hasRomanSigns(question)))
    return pasteCopy.numbered;
  if (question.length === 0 || options.length === 0)
    return hasMarks(question)
      ? pasteCopy.written(wordsOf(raw))
      : bareOptionsFrom(question) === null
        ? pasteCopy.noOptions(wordsOf(raw))
        : pasteCopy.unlettered;
  if (isNotes) return pasteCopy.notes(wordsOf(raw));
  if (raw.unclear !== null) return raw.unclear;
  if (options.length < optionsMin) return testsCopy.pasteTooFew;
  if (options.length > optionsMax) return testsCopy.pasteTooMany;
  // Unanswered options that are all questions may be parts of the question. Question tags such as "isn't it?" are
  // options: they start in lower case.
  const isAnswered = raw.answers.length > 0 || options.some(({ isMarked }) => isMarked);
  return !isAnswered && texts.every((text) => /^[\p{Lu}\p{Lo}].*\?$/su.test(text)) ? pasteCopy.parts : null;
}

const isRowOfTable = (line: string) => /^\|(?:.*\|){4}/.test(line) || /(?:\t[^\t]+){3}/.test(line);

/** Answers in GIFT: `{=a ~b}`, `~%50% a`; not the braces of TeX, as in `\vec{F}`. */
const giftSign =
  /(?<!\\[a-zA-Z]{1,20}|[}^_{$])\{\s*(?:[=~]\s*[^\s}]|#[=\d]|(?:T|F|TRUE|FALSE)[}#])|^\s*~\s?%-?\d/m;
const wordsMaxLength = 300;
const wordsOf = (raw: PastedQuestion) =>
  [
    shortened(textsIn(raw).join(' '), wordsMaxLength),
    ...raw.answers.map(({ text }) => pasteCopy.answer(text)),
  ].join(' ');
/** Why a question is left out, with its text. */
const refusal = (message: string, raw: PastedQuestion) =>
  message.includes('“') ? message : pasteCopy.refused(message, wordsOf(raw));
/** Whether a line ends with marks, as in `Define power. (2)`. */
const hasMarks = (lines: readonly string[]) =>
  lines.some((line) =>
    /(?:[([]\s?\d{1,2}\s?(?:m|marks?|अंक)?\s?[)\]]|\s\d{1,2}\s?(?:marks?|अंक)|(?:\s{3,}|\t\s*)\d)$/iu.test(
      line,
    ),
  );
/** HTML and chat formatting that students would see as plain characters. */
const bareSign =
  /```|<\/[a-z]{1,6}>|<(?:br|hr|img|sub|sup|div|span|font)(?:\s[^<>]{0,200}=[^<>]{0,200})?\s?\/?>|&(?:nbsp|amp|lt|gt|quot|#\d{1,6});/i;

/** Parts of the options' texts that may not belong to them. */
function doubtsOf(raw: PastedQuestion): PasteProblem[] {
  const { texts } = settled(raw);
  const [starred, bold] = [texts.find(hasOpenStar), outstanding(texts)];
  const same = texts.find((text, at) => texts.indexOf(text) < at);
  const messages = [
    starred === undefined ? null : pasteCopy.star(starred),
    bold && pasteCopy.bold(bold),
    ...new Set(
      textsIn(raw).flatMap((text) =>
        bold?.includes(text) ? [] : (bareSign.exec(text)?.map(pasteCopy.bareSign) ?? []),
      ),
    ),
    ...notesBehind(texts).map(({ at, note }) => pasteCopy.added(note, raw.options[at]?.letter ?? '')),
    same === undefined ? null : pasteCopy.same(same),
  ];
  const told = new Set(raw.problems.map(({ message }) => message));
  return messages.flatMap((message) => (message && !told.has(message) ? [{ line: raw.line, message }] : []));
}

/** The options of all questions, and those inside other lines. */
function letteredIn(lines: readonly PastedLine[], raws: readonly PastedQuestion[]) {
  const own = raws.flatMap((raw) => {
    const { bare } = settled(raw);
    // In instructions without a question, options would be read as questions.
    const first = optionsIn(joined(raw.question, ' ')).map(({ letter, lines }) => ({
      letter,
      text: joined(lines, ' '),
    }));
    return [...first, ...raw.options.map(({ letter }, at) => ({ letter, text: bare[at] ?? '' }))];
  });
  const others = lines.filter(({ text }) => optionsIn(text).length === 0);
  return [...own, ...others.flatMap(({ text }) => optionsInside(text))];
}

/**
 * Reads questions from a text written like a question paper: the question (numbered or not), one option per
 * line («a) …», the right one with a star), then optionally «Answer: b» and «Explanation: …». A question with
 * fewer than 2 or more than 6 options is reported and left out; one without a clear mark or answer has no
 * right answer, and an unclear answer is reported. Headings are left out and reported. A list of answers at
 * the end is matched by the questions' numbers. Two statements with the board's options become an assertion
 * and reason. Cases come from `partsOf`.
 */
export function parsePastedQuestions(text: string): PastedQuestions {
  const questions: QuestionForm[] = [];
  const problems: PasteProblem[] = [];
  const own = ownLinesOf(text, problems);
  const kinds = {
    beginsQuestion,
    isSection: isSectionForSure,
    hasOptions: (line: string) => optionsIn(line).length > 0,
  };
  const { paper, list } = withoutKeys(own);
  const parts = partsOf(paper, kinds).map(({ passage, lines, isClosed }) => ({
    passage,
    isClosed,
    raws: readQuestions(lines, problems).map((raw) =>
      saysLetter(passage?.findLast(({ text }) => text !== '')?.text ?? '') ? withoutAnswers(raw) : raw,
    ),
  }));
  const all = parts.flatMap(({ raws }) => raws);
  if (list) problems.push(...addKeys(list, all));
  const order = orderIn(letteredIn(paper, all));
  const isNotes = list === null && parts.every(({ passage }) => passage === null) && areNotes(all);
  for (const { passage, raws, isClosed } of parts) {
    const ofCase = passage && {
      kind: 'case' as const,
      caseKey: newKey(),
      passage: paragraphs(passage.map((line) => line.text)),
    };
    for (const line of passage ?? []) {
      const answer = answerInPassage(line.text);
      if (answer !== null) problems.push({ line: line.number, message: pasteCopy.shown(answer) });
    }
    let room = caseQuestionsMax;
    for (const raw of raws) {
      const message = problemOf(raw, order, isNotes);
      if (message) {
        const leftOut = raw.problems.filter(({ line }) => line !== raw.line);
        problems.push({ line: raw.line, message: refusal(message, raw) }, ...leftOut);
        continue;
      }
      const { question, problems: own } = formOf(raw, order);
      problems.push(...doubtsOf(raw));
      problems.push(...raw.problems, ...own);
      if (!ofCase || question.kind !== 'choice') questions.push(question);
      else if (room-- > 0) questions.push({ ...question, ...ofCase });
      else problems.push({ line: raw.line, message: refusal(kindsCopy.pasteCaseFull, raw) });
    }
    const [head] = passage ?? [];
    if (head && room === caseQuestionsMax)
      problems.push({ line: head.number, message: kindsCopy.pasteNoCaseQuestions });
    else if (head && !isClosed)
      problems.push({
        line: head.number,
        message: kindsCopy.pasteCaseOpen(caseQuestionsMax - Math.max(0, room)),
      });
  }
  return { questions, problems: problems.toSorted((one, other) => one.line - other.line) };
}
