import { evaluate, type Names } from '@repo/contracts/evaluate';
import { type OptionNumbers, optionNumbers } from './option-numbers.ts';

const shows = ({ numbers }: OptionNumbers, values: readonly number[]) =>
  values.every((value, at) => {
    const shown = numbers[at];
    return shown !== undefined && Math.abs(shown.value - value) <= shown.tolerance;
  });

const asText = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(8))).join(', ');

/** Starts a reason instead of a calculation. */
const none = /^none\b:?\s*/;
const reasonMin = 10;

/**
 * Recalculates the answer of a question; `none: the reason` marks a number that can't be calculated.
 * @param checks one expression for each number in the right option, in order
 * @param names the numbers that the expressions name
 * @returns an error when the right option has another number, or a wrong option the same; else null
 */
export function answerError(
  checks: readonly string[],
  options: readonly string[],
  correctAnswer: number,
  names?: Names,
): string | null {
  const [first = ''] = checks;
  if (none.test(first))
    return checks.length === 1 && first.replace(none, '').length >= reasonMin
      ? null
      : "a check 'none' has its reason: none: read off the figure";
  let values: number[];
  try {
    values = checks.map((each) => evaluate(each, names));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const read = options.map(optionNumbers);
  const right = read[correctAnswer];
  if (!right || !shows(right, values))
    return `the check gives ${asText(values)}, and the right option says '${options[correctAnswer]}'`;
  // The same number with other words is a different answer: 60 cm in front, 60 cm behind.
  const twin = read.findIndex(
    (option, at) => at !== correctAnswer && shows(option, values) && option.rest === right.rest,
  );
  return twin === -1
    ? null
    : `the check gives ${asText(values)}, and so does the wrong option '${options[twin]}'`;
}

/**
 * Recalculates the results of a model answer.
 * @param checks one expression for each number, which must be in the last paragraph
 * @returns the error, or null
 */
export function modelError(checks: readonly string[], model: string): string | null {
  const ending = optionNumbers(
    model
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '',
  ).numbers;
  try {
    const lacking = checks
      .map((each) => evaluate(each))
      .find((value) => !ending.some((shown) => Math.abs(shown.value - value) <= shown.tolerance));
    return lacking === undefined
      ? null
      : `the check gives ${asText([lacking])}, which the end of the model answer does not say`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
