import {
  assertionReasonOptions,
  assertionReasonShortOptions,
  kindOf,
} from '@repo/contracts/items/question-kinds';
import type { Question } from '@repo/contracts/tests';

/** The board's four options in a line each; null where a question has other options, which are shown as they are. */
export function shortOptionsOf(question: Question): readonly string[] | null {
  const { options } = question;
  const areStandard =
    options.length === assertionReasonOptions.length &&
    assertionReasonOptions.every((words, option) => options[option]?.trim() === words);
  return kindOf(question) === 'assertionReason' && areStandard ? assertionReasonShortOptions : null;
}
