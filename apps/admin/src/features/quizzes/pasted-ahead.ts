import { rightOfAnswer, saysLetter } from './pasted-answers.ts';
import type { PastedLine } from './pasted-cases.ts';
import { type NumberedLine, numberedLine } from './pasted-numbers.ts';
import { foreignSigns, optionsIn } from './pasted-options.ts';
import type { PastedQuestion } from './pasted-question.ts';
import { joined } from './pasted-text.ts';

/** How many lines below a number are searched for its options. */
const ownLinesMax = 30;
/**
 * Whether options follow before the next number of this form. If so, the line above them is a question, not a
 * list item.
 */
export function haveOptions(below: readonly PastedLine[], form: NumberedLine['form']): boolean {
  const next = below
    .slice(0, ownLinesMax)
    .find(({ text }) => numberedLine(text)?.form === form || optionsIn(text).length > 0);
  return next !== undefined && optionsIn(next.text).length > 0;
}

/** The next number in this form after the next options. */
export function numberBelowOptions(
  below: readonly PastedLine[],
  form: NumberedLine['form'],
): number | undefined {
  const options = below.findIndex(({ text }) => optionsIn(text).length > 0);
  if (options < 0) return undefined;
  const next = below
    .slice(options + 1)
    .map(({ text }) => numberedLine(text))
    .find((numbered) => numbered?.form === form);
  return next?.number ?? undefined;
}

/**
 * Whether a line below an explanation is one of its steps: the next question's number recurs before the next
 * options, and no list of that question starts below.
 * @param question how the last question starts
 */
export function isStep(question: NumberedLine, below: readonly PastedLine[]): boolean {
  const options = below.findIndex(({ text }) => optionsIn(text).length > 0);
  const numbers = below.slice(0, Math.max(options, 0)).flatMap(({ text }) => {
    const numbered = numberedLine(text);
    return numbered?.form === question.form ? (numbered.number ?? []) : [];
  });
  return numbers.at(-1) === (question.number ?? 0) + 1 && numbers[0] !== 1;
}

/** Words above the answers of several questions. */
const several = /answers|key|कुंजी|माला/i;
const severalForSure = /answers|\S\s+key|कुंजी|माला/i;
/** Whether `Answers: b`, below several questions without an answer, may start a list of all their answers. */
export const startsKeysOfAll = (above: readonly PastedQuestion[], line: string): boolean =>
  saysLetter(line) &&
  severalForSure.test(line) &&
  above.filter(({ options }) => options.length > 0).length > 1 &&
  above.every(({ answers, options }) => answers.length === 0 && options.every(({ isMarked }) => !isMarked));
/**
 * The answer below a line such as 'Correct answer', the last line of a question; null if other letters
 * follow, as in a list of answers.
 */
export function answerBelowHead(
  { options, answers }: PastedQuestion,
  head: string,
  below: readonly PastedLine[],
): PastedLine | null {
  if (several.test(head) || options.length === 0 || answers.length > 0) return null;
  const [answer, after] = below.slice(0, ownLinesMax).filter(({ text }) => text !== '');
  const texts = options.map(({ lines }) => joined(lines, ' '));
  const right = answer && rightOfAnswer(answer.text, texts, foreignSigns(options));
  const isList = after && (optionsIn(after.text).length > 0 || saysLetter(`Ans: ${after.text}`));
  return answer && right?.rest === '' && !isList ? answer : null;
}

/** Whether a question contains the answer of the question after it. */
function hasAnswerOfNext(raw: PastedQuestion, next: PastedQuestion | undefined, isFirst: boolean): boolean {
  const { question, options, numbered } = raw;
  const at = question.findIndex(saysLetter);
  if (at < 0 || (!isFirst && options.length > 0)) return false;
  // Numbers that restart belong to instructions.
  if (numbered?.number)
    return options.length === 0 && (next?.numbered?.number ?? Infinity) <= numbered.number;
  // The answer may belong to a title above; directly above the options it may be the question's own.
  return at === 0 || (isFirst && (options.length === 0 || at < question.length - 1));
}

/** For each question, whether answers precede their questions from somewhere above it. */
export function haveAnswersAbove(raws: readonly PastedQuestion[]): boolean[] {
  const from = raws.findIndex((raw, at) => hasAnswerOfNext(raw, raws[at + 1], at === 0));
  return raws.map((_, at) => from >= 0 && at >= from);
}
