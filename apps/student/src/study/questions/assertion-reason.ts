import {
  assertionReasonOptions,
  assertionReasonShortOptions,
  kindOf,
} from '@repo/contracts/items/question-kinds';
import type { Question } from '@repo/contracts/tests';

/** Short labels of the board's four options; null for questions with other options. */
export function shortOptionsOf(question: Question): readonly string[] | null {
  const { options } = question;
  const areStandard =
    options.length === assertionReasonOptions.length &&
    assertionReasonOptions.every((words, option) => options[option]?.trim() === words);
  return kindOf(question) === 'assertionReason' && areStandard ? assertionReasonShortOptions : null;
}
