import { z } from 'zod';
import { id } from './fields.ts';
import {
  defaultTimeLimitMinutes,
  optionsMax,
  optionsMin,
  passingScoreMax,
  passingScoreMin,
  questionsMax,
  textMaxLength,
  titleMaxLength,
} from './limits.ts';
import { messages } from './messages.ts';

const difficulties = ['easy', 'medium', 'hard'];

/** A question as it is stored and shown. `correctAnswer` is an index into `options`. */
export const question = z.object({
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.int(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  explanation: z.string().optional(),
});
export type Question = z.infer<typeof question>;

/** A test as it goes over the wire: `timeLimit` in minutes, `passingScore` in percent. */
export const testWire = z.object({
  _id: id,
  title: z.string(),
  chapter: z.object({ _id: id }),
  timeLimit: z.int(),
  passingScore: z.int(),
  questions: z.array(question),
});

const rawQuestion = z.object({
  question: z.string().max(textMaxLength).default(''),
  options: z.array(z.string().max(textMaxLength)).default([]),
  correctAnswer: z.number().nullish(),
  difficulty: z.string().default('medium'),
  explanation: z.string().trim().max(textMaxLength).optional(),
});

export type RawQuestion = z.infer<typeof rawQuestion>;

/** What is wrong with question number `n` (from 1): the field and the spec's own sentence, or null. */
export function questionFault(raw: RawQuestion, n: number): { field: string; message: string } | null {
  if (raw.question.trim() === '') return { field: 'question', message: messages.questionRequired(n) };
  const filled = raw.options.every((option) => option.trim() !== '');
  if (!filled || raw.options.length < optionsMin || raw.options.length > optionsMax)
    return { field: 'options', message: messages.optionsInvalid };
  if (raw.correctAnswer === null || raw.correctAnswer === undefined)
    return { field: 'correctAnswer', message: messages.correctAnswerMissing(n) };
  if (
    !Number.isInteger(raw.correctAnswer) ||
    raw.correctAnswer < 0 ||
    raw.correctAnswer >= raw.options.length
  )
    return { field: 'correctAnswer', message: messages.correctAnswerInvalid(n) };
  if (!difficulties.includes(raw.difficulty))
    return { field: 'difficulty', message: messages.difficultyInvalid(n) };
  return null;
}

const questions = z
  .array(rawQuestion, { error: messages.questionsRequired })
  .min(1, messages.questionsRequired)
  .max(questionsMax)
  .superRefine((list, check) => {
    list.forEach((raw, index) => {
      const fault = questionFault(raw, index + 1);
      if (fault) check.addIssue({ code: 'custom', message: fault.message, path: [index, fault.field] });
    });
  })
  .transform((list) =>
    list.map(
      (raw): Question => ({
        question: raw.question.trim(),
        options: raw.options.map((option) => option.trim()),
        correctAnswer: raw.correctAnswer ?? 0,
        difficulty: raw.difficulty as Question['difficulty'],
        ...(raw.explanation ? { explanation: raw.explanation } : {}),
      }),
    ),
  );

/** A test as an admin or a file of the library gives it, with the messages of spec section 5. */
export const testFields = z.object({
  title: z
    .string({ error: messages.testTitleRequired })
    .trim()
    .min(1, messages.testTitleRequired)
    .max(titleMaxLength),
  timeLimit: z
    .int({ error: messages.timeLimitTooShort })
    .min(1, messages.timeLimitTooShort)
    .max(600)
    .default(defaultTimeLimitMinutes),
  passingScore: z
    .int({ error: messages.passingScoreOutOfRange })
    .min(passingScoreMin, messages.passingScoreOutOfRange)
    .max(passingScoreMax, messages.passingScoreOutOfRange),
  questions,
});
export type TestFields = z.infer<typeof testFields>;
