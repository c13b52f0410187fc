import type { QuestionKind } from '@repo/contracts/items/question-kinds';
import { caseQuestionsMax, caseQuestionsMin } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';

const range = (first: number, count: number) =>
  count === 1 ? `question ${first}` : `questions ${first} to ${first + count - 1}`;

/** Texts about the kinds of questions in the Test tab. */
export const kindsCopy = {
  kind: 'Kind of question',
  kinds: {
    choice: 'Choice',
    assertionReason: 'Assertion and reason',
    case: 'Case',
  } satisfies Record<QuestionKind, string>,
  kindHints: {
    choice: 'A text and 2 to 6 options',
    assertionReason: "Two statements and the board's four options",
    case: `A text and ${caseQuestionsMin} to ${caseQuestionsMax} questions about it`,
  } satisfies Record<QuestionKind, string>,
  addOfKind: 'Add a question of another kind',

  assertion: 'Assertion (A)',
  reason: 'Reason (R)',
  statementInText: { assertion: 'The assertion', reason: 'The reason' },
  standardHint: 'The board gives these four. Choose the letter of the right answer.',
  fullOptions: 'The options in full words',

  passage: 'Text of the case',
  passageHint: 'Students see it beside each of its questions.',
  previewPassage: 'About the case',
  passageInText: 'The text of a case',
  caseOf: (first: number, count: number) => `Case, ${range(first, count)}`,
  caseNamed: (first: number, count: number, text: string) => `Case, ${range(first, count)}: ${text}`,
  /** `n` is the question's number in its case, from 1. */
  inCase: (n: number, count: number) => `Case, question ${n} of ${count}`,
  caseQuestions: (first: number, count: number) => `Questions of the case, ${range(first, count)}`,
  caseTooShort: `A case has ${caseQuestionsMin} to ${caseQuestionsMax} questions: add one to it.`,
  tooShort: 'needs another question',
  addToCase: 'Add a question to this case',
  caseFull: contentMessages.caseTooLong,
  takeOut: 'Take out of the case',
  join: 'Into the case above',
  dissolve: 'Make its questions choices',

  pasteKinds: 'Cases, and assertion and reason',
  pasteCases:
    'A case begins with a line “Case:” or “Passage:” and its text, then come its numbered questions, up to a line “---” or the next case. “Assertion (A): …” and “Reason (R): …” with the four options of the board become one question of that kind.',
  pasteCaseExample: 'Case: A bulb is marked 60 W.\n1. What does it use in 2 hours?\n…\n---',
  pasteCaseFull: 'more than 5 questions in this case',
  pasteCaseOpen: (count: number) =>
    `${count === 1 ? 'one question belongs' : `${count} questions belong`} to this case: write --- below the last one if there are fewer`,
  pasteNoCaseQuestions: 'no numbered questions under the text of this case',
  pasteDirections: 'directions for assertion and reason are left out: every such question has its options',
} as const;
