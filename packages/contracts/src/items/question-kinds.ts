import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { wellFormedText } from '../fields.ts';
import { caseAskMaxLength, passageMaxLength, statementMaxLength } from '../limits/content.ts';
import { hasShownLists } from '../list-levels.ts';
import * as contentMessages from '../messages/content.ts';
import { caseText, statementsText } from './whole-text.ts';

/**
 * The kind of a question other than a choice with its own options. 'assertionReason': two statements, and the
 * board's four fixed options. 'case': one of 2 to 5 consecutive questions about the same passage.
 */
export const questionKind = z.enum(['choice', 'assertionReason', 'case']);
export type QuestionKind = z.infer<typeof questionKind>;

/** The options of all assertion and reason questions, in the board's order. */
export const assertionReasonOptions = [
  'Both A and R are true, and R is the correct explanation of A.',
  'Both A and R are true, but R is not the correct explanation of A.',
  'A is true, but R is false.',
  'A is false, but R is true.',
] as const;

/** Short forms of the four options, which students see first. */
export const assertionReasonShortOptions = [
  'Both are true, R explains A',
  'Both are true, R doesn’t explain A',
  'A is true, R is false',
  'A is false, R is true',
] as const;

/** A text that the kind requires; `textIssues` reports it when missing, `meta` documents it in the API. */
const given = (max: number) =>
  wellFormedText()
    .max(max, byKind)
    .refine(hasShownLists, contentMessages.listTooDeep)
    .default('')
    .meta({ minLength: 1, default: undefined });

/** The fields of the kinds. `question` and `options` repeat their content for clients that don't know the kinds. */
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

/** What each kind requires besides a right answer, for the API document. */
export const neededFields = [['question', 'options'], ['statements'], ['case', 'options']];

type Kinds = {
  kind?: QuestionKind;
  statements?: { assertion: string; reason: string };
  case?: { passage: string; ask: string };
};

/** The kind of a question; inferred from its fields if `kind` is missing. */
export function kindOf({ kind, statements, case: itsCase }: Kinds): QuestionKind {
  return kind ?? (statements ? 'assertionReason' : itsCase ? 'case' : 'choice');
}

/** Fills in text and options from the question's kind, and removes the fields of other kinds. */
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

/** What is wrong with the fields of a question's kind, or with the text of a choice. `n` counts from 1. */
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

/** Questions answered together: consecutive questions of a case, or a single other question. */
export type QuestionGroup = { first: number; count: number };

/**
 * Splits a test into its groups, in order; `first` is an index. Adjacent questions with the same passage are
 * one case.
 */
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
