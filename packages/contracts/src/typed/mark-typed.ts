import { unanswered } from '../limits/progress.ts';
import { isSameChemistry } from './chemistry.ts';
import { UnreadableError } from './expression.ts';
import type { TypedNumber } from './number.ts';
import { type Read, readAs } from './read-typed.ts';
import type { TypedAnswer } from './typed-answer.ts';
import { isSameQuantity } from './units.ts';
import { isSameValues } from './values.ts';

/**
 * Marks typed answers, the same on devices and servers (docs/product/study.md#typed-answers,
 * docs/decisions/0062-typed-answers.md).
 */

/** What a student should know about a marked answer: no unit, another unit, a rounded value for an exact one. */
export type TypedNote = 'unitMissing' | 'unitWrong' | 'rounded';
export type TypedMark = { isRight: boolean; note: TypedNote | null };

const right: TypedMark = { isRight: true, note: null };
const wrong: TypedMark = { isRight: false, note: null };

/** Share of the exact value within which a wrong number counts as rounded. */
const roundedWithin = 0.01;

function readOrNull(text: string, expected: TypedAnswer): Read | null {
  try {
    return readAs(text, expected);
  } catch (error) {
    if (error instanceof UnreadableError) return null;
    throw error;
  }
}

/** The expected forms, the value first. */
function expectedForms(expected: TypedAnswer): (Read | null)[] {
  if (expected.kind === 'number')
    return [readOrNull(`${expected.value} ${expected.unit ?? ''}`.trim(), expected)];
  const others = expected.kind === 'expression' ? [] : (expected.accept ?? []);
  return [expected.value, ...others].map((form) => readOrNull(form, expected));
}

/** Whether `expected` can be marked: its value, unit and other forms can be read. */
export const isMarkable = (expected: TypedAnswer): boolean => !expectedForms(expected).includes(null);

function markNumber(typed: TypedNumber, asked: TypedNumber, tolerance = 0): TypedMark {
  const { unit } = typed;
  const factor = asked.unit?.factor ?? 1;
  const wanted = asked.value * factor;
  const marked = (value: number): TypedMark => {
    const gap = Math.abs(value - wanted);
    // Charges and wavelengths are tiny, so the accuracy is relative.
    if (gap <= (wanted === 0 ? 1e-12 : 1e-9 * Math.abs(wanted)) || gap <= tolerance * factor * (1 + 1e-9))
      return right;
    const isRounded =
      tolerance === 0 && !Number.isInteger(asked.value) && gap <= roundedWithin * Math.abs(wanted);
    return isRounded ? { isRight: false, note: 'rounded' } : wrong;
  };
  const inAskedUnit = marked(typed.value * factor);
  if (!asked.unit || !unit) {
    if (asked.unit) return inAskedUnit.isRight ? { isRight: true, note: 'unitMissing' } : inAskedUnit;
    // When the answer has no expected unit, the question names it, and units don't matter, except that a
    // percentage changes the number.
    const isPlain = !unit || Object.keys(unit.powers).length > 0;
    return isPlain ? inAskedUnit : marked(typed.value * unit.factor);
  }
  const mark = isSameQuantity(unit, asked.unit) ? marked(typed.value * unit.factor) : wrong;
  return !mark.isRight && inAskedUnit.isRight ? { isRight: false, note: 'unitWrong' } : mark;
}

function compared(typed: Read, asked: Read | null, tolerance?: number): TypedMark {
  if (typed.kind === 'number' && asked?.kind === 'number') return markNumber(typed.of, asked.of, tolerance);
  const isSame =
    (typed.kind === 'expression' && asked?.kind === 'expression' && isSameValues(typed.of, asked.of)) ||
    (typed.kind === 'formula' && asked?.kind === 'formula' && isSameChemistry(typed.of, asked.of)) ||
    (typed.kind === 'word' && asked?.kind === 'word' && typed.of === asked.of);
  return isSame ? right : wrong;
}

/**
 * Marks what a student typed.
 * @returns null for a text that can't be read, which is never wrong: the student is asked again
 */
export function markTyped(typed: string, expected: TypedAnswer): TypedMark | null {
  const read = readOrNull(typed, expected);
  if (!read) return null;
  const tolerance = expected.kind === 'number' ? expected.tolerance : undefined;
  const marks = expectedForms(expected).map((asked) => compared(read, asked, tolerance));
  return marks.find(({ isRight }) => isRight) ?? marks[0] ?? wrong;
}

/** The fields of a question that its typed answer is marked by. */
export type Typable = {
  options: readonly string[];
  correctAnswer: number;
  typedAnswer?: TypedAnswer | undefined;
};

/** An option as expected answer; a number without unit has that of the question. */
function asExpected(option: string, expected: TypedAnswer): Read | null {
  const read = readOrNull(option, expected);
  if (read?.kind !== 'number' || read.of.unit || expected.kind !== 'number' || !expected.unit) return read;
  return readOrNull(`${option} ${expected.unit}`, expected);
}

/**
 * The option equal to a typed answer: the right one, else a wrong one with the same value, else none (-1). So
 * clients and servers that don't know typed answers still count the same marks.
 */
export function optionOfTyped({ options, correctAnswer, typedAnswer }: Typable, typed: string): number {
  const read = typedAnswer && readOrNull(typed, typedAnswer);
  if (!read) return unanswered;
  if (markTyped(typed, typedAnswer)?.isRight) return correctAnswer;
  return options.findIndex(
    (option, at) => at !== correctAnswer && compared(read, asExpected(option, typedAnswer)).isRight,
  );
}

/**
 * The answers of a quiz with typed ones marked again; `typed` has only the texts that were read.
 * @param answers chosen options, with those that the device found for typed texts
 */
export function withTyped(
  questions: readonly Typable[],
  answers: readonly (number | null)[],
  given: readonly (string | null)[] = [],
): { answers: (number | null)[]; typed: (string | null)[] | null } {
  const typed = questions.map((question, index) => {
    const text = given[index] ?? null;
    return text !== null && question.typedAnswer && readOrNull(text, question.typedAnswer) ? text : null;
  });
  if (typed.every((text) => text === null)) return { answers: [...answers], typed: null };
  const marked = questions.map((question, index) => {
    const text = typed[index] ?? null;
    return text === null ? (answers[index] ?? null) : optionOfTyped(question, text);
  });
  return { answers: marked, typed };
}

export type TypedAnswerIssue = 'unreadable' | 'notTheRightOption' | 'wrongOption';

/**
 * What is wrong with a question's typed answer: it can't be read, it differs from the right option, or it
 * accepts a wrong option. Options in words can't be compared.
 */
export function typedAnswerIssue({ options, correctAnswer, typedAnswer }: Typable): TypedAnswerIssue | null {
  if (!typedAnswer) return null;
  if (!isMarkable(typedAnswer)) return 'unreadable';
  const marks = options.map((option) => markTyped(option, typedAnswer));
  if (typedAnswer.kind !== 'word' && marks[correctAnswer]?.isRight === false) return 'notTheRightOption';
  const isWrongAccepted = marks.some((mark, at) => at !== correctAnswer && mark?.isRight);
  return isWrongAccepted ? 'wrongOption' : null;
}
