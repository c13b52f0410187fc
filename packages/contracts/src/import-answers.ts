import { z } from 'zod';

/**
 * How to read a column of right options: letters, and numbers from 1 or from 0; or the text of an option
 * first, if it equals the letter or number of another one.
 */
export const answerReadings = ['from1', 'from0', 'text'] as const;
export const answerReading = z.enum(answerReadings);
export type AnswerReading = z.infer<typeof answerReading>;

/** Asked when a column of right options is ambiguous or counts from 0. */
export const answersOfColumn = z.object({
  column: z.string(),
  signs: z.enum(['numbers', 'letters']),
  /** The reading used; null: unclear rows are rejected until one is chosen. */
  reading: answerReading.nullable(),
  /** The first affected questions. */
  examples: z.array(z.object({ n: z.int(), question: z.string(), answer: z.string() })),
  /** The option that each reading selects in each example; null for none. */
  choices: z.array(z.object({ reading: answerReading, options: z.array(z.string().nullable()) })),
});
export type AnswersOfColumn = z.infer<typeof answersOfColumn>;
