import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { wellFormedText } from '../fields.ts';
import { caseAskMaxLength, passageMaxLength, statementMaxLength } from '../limits/content.ts';
import { hasShownLists } from '../list-levels.ts';
import * as contentMessages from '../messages/content.ts';
import { caseText, statementsText } from './whole-text.ts';

/**
 * What a question is besides a choice among its own options. 'assertionReason': two statements, and the four options that
 * the board always gives. 'case': one of 2 to 5 questions about the same passage, which stand one after the other.
 */
export const questionKind = z.enum(['choice', 'assertionReason', 'case']);
export type QuestionKind = z.infer<typeof questionKind>;

/** The options of every question of assertion and reason, in the board's order. */
export const assertionReasonOptions = [
  'Both A and R are true, and R is the correct explanation of A.',
  'Both A and R are true, but R is not the correct explanation of A.',
  'A is true, but R is false.',
  'A is false, but R is true.',
] as const;

/** The same four in few words, as students see them first. */
export const assertionReasonShortOptions = [
  'Both are true, R explains A',
  'Both are true, R doesn’t explain A',
  'A is true, R is false',
  'A is false, R is true',
] as const;

/** A text that its kind needs; `textIssues` says so where it is missing, and `meta` tells the API's document. */
const given = (max: number) =>
  wellFormedText()
    .max(max, byKind)
    .refine(hasShownLists, contentMessages.listTooDeep)
    .default('')
    .meta({ minLength: 1, default: undefined });

/** The fields of the kinds. What a client that knows none of them needs stands in `question` and `options` too. */
export const kindFields = {
  kind: { wire: questionKind.exclude(['choice']).optional(), create: questionKind.optional() },
  statements: {
    wire: z.object({ assertion: z.string(), reason: z.string() }).optional(),
    create: z
      .object({ assertion: given(statementMaxLength), reason: given(statementMaxLength) })
      .meta({ required: ['assertion', 'reason'] })
      .optional(),
  },
  /** `passage` is the same in all questions of the case, `ask` is this question's own text. */
  case: {
    wire: z.object({ passage: z.string(), ask: z.string() }).optional(),
    create: z
      .object({ passage: given(passageMaxLength), ask: given(caseAskMaxLength) })
      .meta({ required: ['passage', 'ask'] })
      .optional(),
  },
};

/** What each kind needs besides a right answer, for the API's document. */
export const neededFields = [['question', 'options'], ['statements'], ['case', 'options']];

type Kinds = {
  kind?: QuestionKind;
  statements?: { assertion: string; reason: string };
  case?: { passage: string; ask: string };
};

/** What kind of question this is; where it is not said, by the fields that are there. */
export function kindOf({ kind, statements, case: itsCase }: Kinds): QuestionKind {
  return kind ?? (statements ? 'assertionReason' : itsCase ? 'case' : 'choice');
}

/** A question with the text and the options that its kind gives it, and without the fields of other kinds. */
export function completedQuestion<Q extends Kinds & { question: string; options: readonly string[] }>(
  given: Q,
): Q {
  const { kind: _, statements, case: itsCase, ...rest } = given;
  const kind = kindOf(given);
  if (kind === 'assertionReason') {
    const trimmed = {
      assertion: statements?.assertion.trim() ?? '',
      reason: statements?.reason.trim() ?? '',
    };
    const own = { kind, statements: trimmed, question: statementsText(trimmed) };
    return { ...rest, ...own, options: [...assertionReasonOptions] } as unknown as Q;
  }
  if (kind === 'case') {
    const trimmed = { passage: itsCase?.passage.trim() ?? '', ask: itsCase?.ask.trim() ?? '' };
    return { ...rest, kind, case: trimmed, question: caseText(trimmed) } as unknown as Q;
  }
  return rest as unknown as Q;
}

type QuestionIssue = { field: string; message: string };

/** What is wrong with the fields of a question's kind, or, of a choice, with its text. `n` counts from 1. */
export function textIssues(given: Kinds & { question: string }, n: number): QuestionIssue[] {
  const isBlank = (text: string | undefined) => (text ?? '').trim() === '';
  const missing: Record<QuestionKind, QuestionIssue[]> = {
    choice: isBlank(given.question)
      ? [{ field: 'question', message: contentMessages.questionRequired(n) }]
      : [],
    assertionReason:
      isBlank(given.statements?.assertion) || isBlank(given.statements?.reason)
        ? [{ field: 'statements', message: contentMessages.statementsRequired(n) }]
        : [],
    case: [
      ...(isBlank(given.case?.passage)
        ? [{ field: 'case', message: contentMessages.passageRequired(n) }]
        : []),
      ...(isBlank(given.case?.ask) ? [{ field: 'case', message: contentMessages.questionRequired(n) }] : []),
    ],
  };
  return missing[kindOf(given)];
}

/** Questions that are answered together: those of a case one after the other, any other question alone. */
export type QuestionGroup = { first: number; count: number };

/** Cuts a test into its groups, in order; `first` is an index. Questions beside each other with one passage are one case. */
export function questionGroups(questions: readonly Pick<Kinds, 'case'>[]): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  questions.forEach((question, index) => {
    const before = questions[index - 1]?.case?.passage;
    const last = groups.at(-1);
    if (last && question.case && question.case.passage === before) last.count += 1;
    else groups.push({ first: index, count: 1 });
  });
  return groups;
}
