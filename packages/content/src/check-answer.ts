import { evaluate } from './evaluate.ts';
import { type OptionNumbers, optionNumbers } from './option-numbers.ts';

const shows = ({ numbers }: OptionNumbers, values: readonly number[]) =>
  values.every((value, at) => {
    const shown = numbers[at];
    return shown !== undefined && Math.abs(shown.value - value) <= shown.tolerance;
  });

const asText = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(8))).join(', ');

/**
 * Recomputes the answer of a question.
 * @param checks one expression for each number that the right option shows, in its order
 * @returns what is wrong, or null: the right option shows another number, or a wrong option shows the same
 */
export function answerError(
  checks: readonly string[],
  options: readonly string[],
  correctAnswer: number,
): string | null {
  let values: number[];
  try {
    values = checks.map(evaluate);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const read = options.map(optionNumbers);
  const right = read[correctAnswer];
  if (!right || !shows(right, values))
    return `the check gives ${asText(values)}, and the right option says '${options[correctAnswer]}'`;
  // The same number in other words is another answer: 60 cm in front, 60 cm behind.
  const twin = read.findIndex(
    (option, at) => at !== correctAnswer && shows(option, values) && option.rest === right.rest,
  );
  return twin === -1
    ? null
    : `the check gives ${asText(values)}, and so does the wrong option '${options[twin]}'`;
}
