import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { optionsMax, optionsMin, questionsMax, textMaxLength } from '../limits/content.ts';
import { hasShownLists } from '../list-levels.ts';
import * as contentMessages from '../messages/content.ts';
import { type Difficulty, difficulty, difficultyValues } from './difficulty.ts';
import { fieldsIn } from './fields-in.ts';

/** The sentence of the question at the issue's path: questions are counted from 1. */
const ofQuestion = (sentence: (n: number) => string) => ({
  error: ({ path = [] }: z.core.$ZodRawIssue) =>
    sentence(1 + Number(path.findLast((part) => typeof part === 'number') ?? 0)),
});

// `meta` tells the API's document what `questionIssue` looks into, which zod cannot show.
const option = z
  .string({ error: contentMessages.optionsInvalid })
  .max(textMaxLength, byKind)
  .meta({ minLength: 1 });

/** The texts that a question may have besides its own, with markup, and the greatest length of each. */
export const extraTextMaxLength = { explanation: textMaxLength } as const;
export type ExtraText = keyof typeof extraTextMaxLength;
export const extraTexts = Object.keys(extraTextMaxLength) as ExtraText[];

const extraField = (max: number) => ({
  wire: z.string().optional(),
  create: z.string().trim().max(max).refine(hasShownLists, contentMessages.listTooDeep).optional(),
});
const extraFields = Object.fromEntries(
  extraTexts.map((name) => [name, extraField(extraTextMaxLength[name])]),
) as Record<ExtraText, ReturnType<typeof extraField>>;

const fields = {
  question: {
    wire: z.string(),
    create: z
      .string(ofQuestion(contentMessages.questionRequired))
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
    create: z
      .string(ofQuestion(contentMessages.difficultyInvalid))
      .default('medium')
      .meta({ enum: [...difficultyValues] }),
  },
  ...extraFields,
};

/** A question as it is stored and shown. `correctAnswer` is an index into `options`. */
export const question = z.object(fieldsIn(fields, 'wire'));
export type Question = z.infer<typeof question>;

/** A question as an admin or a file of the library gives it, not yet looked into. */
export const rawQuestion = z
  .object(fieldsIn(fields, 'create'), ofQuestion(contentMessages.questionRequired))
  .meta({ required: ['question', 'options', 'correctAnswer'] });
export type RawQuestion = z.infer<typeof rawQuestion>;

type QuestionIssue = { field: string; message: string };

function answerIssue({ correctAnswer, options }: RawQuestion, n: number): QuestionIssue[] {
  const field = 'correctAnswer';
  if (correctAnswer === null || correctAnswer === undefined)
    return [{ field, message: contentMessages.correctAnswerMissing(n) }];
  // Of which option it is can't be told while there are none.
  if (options.length < optionsMin) return [];
  const isIndex = Number.isInteger(correctAnswer) && correctAnswer >= 0 && correctAnswer < options.length;
  return isIndex ? [] : [{ field, message: contentMessages.correctAnswerInvalid(n) }];
}

/** All that is wrong with question number `n` (from 1): each field with the catalogue's sentence, in their order. */
export function questionIssues(raw: RawQuestion, n: number): QuestionIssue[] {
  const { question, options } = raw;
  const areOptions =
    options.every((option) => option.trim() !== '') &&
    options.length >= optionsMin &&
    options.length <= optionsMax;
  return [
    ...(question.trim() === '' ? [{ field: 'question', message: contentMessages.questionRequired(n) }] : []),
    ...(areOptions ? [] : [{ field: 'options', message: contentMessages.optionsInvalid }]),
    ...answerIssue(raw, n),
    ...(difficultyValues.some((known) => known === raw.difficulty)
      ? []
      : [{ field: 'difficulty', message: contentMessages.difficultyInvalid(n) }]),
  ];
}

/** The first of them, or null. */
export const questionIssue = (raw: RawQuestion, n: number): QuestionIssue | null =>
  questionIssues(raw, n)[0] ?? null;

/** The texts of a question in which there may be lists, by field. */
export const markedTexts = (given: Pick<Question, 'question' | ExtraText>): [string, string][] =>
  (['question', ...extraTexts] as const).flatMap((name) => {
    const text = given[name];
    return text === undefined ? [] : [[name, text]];
  });

/** A question without blanks around its texts; an extra text that says nothing is left out. */
export const trimmedQuestion = ({
  question,
  options,
  correctAnswer,
  difficulty,
  ...extras
}: RawQuestion): Question => ({
  question: question.trim(),
  options: options.map((option) => option.trim()),
  correctAnswer: correctAnswer ?? -1,
  difficulty: difficulty as Difficulty,
  ...filled(extras),
});

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
  .transform((list) => list.map(trimmedQuestion));
