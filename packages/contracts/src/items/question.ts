import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { wellFormedText } from '../fields.ts';
import { caseQuestionsMax, optionsMax, optionsMin, questionsMax, textMaxLength } from '../limits/content.ts';
import { hasShownLists } from '../list-levels.ts';
import * as contentMessages from '../messages/content.ts';
import { otherNumbersIssue } from '../other-numbers.template.ts';
import { isMarkable } from '../typed/mark-typed.ts';
import { typedAnswer } from '../typed/typed-answer.ts';
import { type Difficulty, difficulty, difficultyValues } from './difficulty.ts';
import { byExtraText, type ExtraText, extraTextFields, extraTexts } from './extra-texts.ts';
import { fieldsIn } from './fields-in.ts';
import { extraMark } from './item.ts';
import { otherNumbers, withTemplateTexts } from './other-numbers.ts';
import {
  completedQuestion,
  kindFields,
  kindOf,
  neededFields,
  questionGroups,
  textIssues,
} from './question-kinds.ts';
import {
  filledQuestionVariants,
  hasMatchingOptions,
  questionVariants,
  withVariantTexts,
} from './question-variants.ts';

/** The message for the question at the issue's path; questions are counted from 1. */
const ofQuestion = (sentence: (n: number) => string) => ({
  error: ({ path = [] }: z.core.$ZodRawIssue) =>
    sentence(1 + Number(path.findLast((part) => typeof part === 'number') ?? 0)),
});

// `meta` documents in the API what `questionIssue` checks, because zod can't show it.
const option = wellFormedText({ error: contentMessages.optionsInvalid })
  .max(textMaxLength, byKind)
  .meta({ minLength: 1 });

const extraFields = byExtraText((name) => ({
  wire: z.string().optional(),
  create: wellFormedText()
    .trim()
    .max(extraTextFields[name].maxLength)
    .refine(hasShownLists, contentMessages.listTooDeep)
    .optional(),
}));

const fields = {
  question: {
    wire: z.string(),
    create: wellFormedText(ofQuestion(contentMessages.questionRequired))
      .max(textMaxLength, byKind)
      .refine(hasShownLists, contentMessages.listTooDeep)
      .default('')
      .meta({ minLength: 1, default: undefined }),
  },
  options: {
    wire: z.array(z.string()),
    create: z
      .array(option, { error: contentMessages.optionsInvalid })
      .default([])
      .meta({ minItems: optionsMin, maxItems: optionsMax, default: undefined }),
  },
  correctAnswer: {
    wire: z.int(),
    create: z
      .number(ofQuestion(contentMessages.correctAnswerInvalid))
      .nullish()
      .meta({ type: 'integer', minimum: 0, anyOf: undefined }),
  },
  difficulty: {
    wire: difficulty,
    create: wellFormedText(ofQuestion(contentMessages.difficultyInvalid))
      .default('medium')
      .meta({ enum: [...difficultyValues] }),
  },
  ...extraFields,
  ...kindFields,
  isExtra: { wire: extraMark.wire, create: extraMark.create },
  variants: questionVariants,
  otherNumbers: { wire: otherNumbers.optional(), create: otherNumbers.optional() },
  typedAnswer: { wire: typedAnswer.optional(), create: typedAnswer.optional() },
};

/**
 * A stored and shown question. `correctAnswer` is an index into `options`; `question` is the whole text, for
 * any kind.
 */
export const question = z.object(fieldsIn(fields, 'wire'));
export type Question = z.infer<typeof question>;

/** A question from an admin or a library file, not yet validated. */
export const rawQuestion = z
  .object(fieldsIn(fields, 'create'), ofQuestion(contentMessages.questionRequired))
  .meta({ required: ['correctAnswer'], anyOf: neededFields.map((required) => ({ required })) });
export type RawQuestion = z.infer<typeof rawQuestion>;

type QuestionIssue = { field: string; message: string };

function answerIssue({ correctAnswer, options }: RawQuestion, n: number): QuestionIssue[] {
  const field = 'correctAnswer';
  if (correctAnswer === null || correctAnswer === undefined)
    return [{ field, message: contentMessages.correctAnswerMissing(n) }];
  // Without options the right one can't be checked.
  if (options.length < optionsMin) return [];
  const isIndex = Number.isInteger(correctAnswer) && correctAnswer >= 0 && correctAnswer < options.length;
  return isIndex ? [] : [{ field, message: contentMessages.correctAnswerInvalid(n) }];
}

/** All errors of question number `n` (from 1): one message of the catalogue per field, in order. */
export function questionIssues(given: RawQuestion, n: number): QuestionIssue[] {
  const raw = completedQuestion(given);
  const { options, otherNumbers: template } = raw;
  const templateIssue = template ? otherNumbersIssue(template) : null;
  const areOptions =
    options.every((option) => option.trim() !== '') &&
    options.length >= optionsMin &&
    options.length <= optionsMax;
  return [
    ...textIssues(raw, n),
    ...(areOptions ? [] : [{ field: 'options', message: contentMessages.optionsInvalid }]),
    ...answerIssue(raw, n),
    ...(difficultyValues.some((known) => known === raw.difficulty)
      ? []
      : [{ field: 'difficulty', message: contentMessages.difficultyInvalid(n) }]),
    ...(hasMatchingOptions(raw.variants, kindOf(raw), options)
      ? []
      : [{ field: 'variants', message: contentMessages.variantOptionsInvalid(n) }]),
    ...(templateIssue === null
      ? []
      : [{ field: 'otherNumbers', message: contentMessages.otherNumbersInvalid(n, templateIssue) }]),
    ...(raw.typedAnswer && !isMarkable(raw.typedAnswer)
      ? [{ field: 'typedAnswer', message: contentMessages.typedAnswerInvalid(n) }]
      : []),
  ];
}

/** The first error, or null. */
export const questionIssue = (raw: RawQuestion, n: number): QuestionIssue | null =>
  questionIssues(raw, n)[0] ?? null;

/**
 * The texts of a question that may contain lists, each with the path of its field. Excludes the whole text of
 * a kind.
 */
export function markedTexts(
  given: Pick<Question, 'question' | 'kind' | 'statements' | 'case' | ExtraText>,
): { path: string[]; text: string }[] {
  const { statements, case: itsCase } = given;
  const own = {
    choice: [{ path: ['question'], text: given.question }],
    assertionReason: Object.entries(statements ?? {}).map(([name, text]) => ({
      path: ['statements', name],
      text,
    })),
    case: Object.entries(itsCase ?? {}).map(([name, text]) => ({ path: ['case', name], text })),
  };
  const extras = extraTexts.map((name) => ({ path: [name], text: given[name] }));
  return [...own[kindOf(given)], ...extras].flatMap(({ path, text }) =>
    text === undefined ? [] : [{ path, text }],
  );
}

/** Maps each text of a question, including options, and rebuilds the whole text. */
export function withTexts(given: Question, change: (text: string) => string): Question {
  const { statements, case: itsCase } = given;
  const changed: Question = {
    ...given,
    question: change(given.question),
    options: given.options.map(change),
  };
  for (const name of extraTexts) if (given[name] !== undefined) changed[name] = change(given[name]);
  if (statements)
    changed.statements = { assertion: change(statements.assertion), reason: change(statements.reason) };
  if (itsCase) changed.case = { passage: change(itsCase.passage), ask: change(itsCase.ask) };
  if (given.variants) changed.variants = withVariantTexts(given.variants, change);
  if (given.otherNumbers) changed.otherNumbers = withTemplateTexts(given.otherNumbers, change);
  return completedQuestion(changed);
}

/** Trims a question's texts and completes it by its kind; drops blank optional texts. */
export function trimmedQuestion(raw: RawQuestion): Question {
  const { question, options, correctAnswer, difficulty, kind, statements, case: itsCase, ...others } = raw;
  const { isExtra, variants: given, otherNumbers, typedAnswer, ...extras } = others;
  const variants = filledQuestionVariants(given, kindOf({ kind, statements, case: itsCase }));
  return completedQuestion({
    question: question.trim(),
    options: options.map((option) => option.trim()),
    correctAnswer: correctAnswer ?? -1,
    difficulty: difficulty as Difficulty,
    ...filled(extras),
    ...(isExtra ? { isExtra } : {}),
    ...(variants ? { variants } : {}),
    ...(otherNumbers ? { otherNumbers } : {}),
    ...(typedAnswer ? { typedAnswer } : {}),
    kind,
    statements,
    case: itsCase,
  }) as Question;
}

function filled<T extends Partial<Record<string, string>>>(texts: T): Partial<T> {
  const given = Object.entries(texts).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []));
  return Object.fromEntries(given);
}

export const questionsInput = z
  .array(rawQuestion, { error: contentMessages.questionsRequired })
  .min(1, contentMessages.questionsRequired)
  .max(questionsMax, byKind)
  .superRefine((list, check) => {
    list.forEach((raw, index) => {
      const issue = questionIssue(raw, index + 1);
      if (issue) check.addIssue({ code: 'custom', message: issue.message, path: [index, issue.field] });
    });
  })
  .transform((list) => list.map(trimmedQuestion))
  .superRefine((list, check) => {
    for (const { first, count } of questionGroups(list)) {
      if (count <= caseQuestionsMax) continue;
      check.addIssue({
        code: 'custom',
        message: contentMessages.caseTooLong,
        path: [first + caseQuestionsMax, 'case'],
      });
    }
  });
