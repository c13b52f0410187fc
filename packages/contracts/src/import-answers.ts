import { z } from 'zod';

/**
 * How a column of right options is read: letters, and numbers that count from 1 or from 0; or the text of an option
 * first, where it is the same as the letter or number of another one.
 */
export const answerReadings = ['from1', 'from0', 'text'] as const;
export const answerReading = z.enum(answerReadings);
export type AnswerReading = z.infer<typeof answerReading>;

/** A column of right options that could be read in several ways, or counts from 0. */
export const answersOfColumn = z.object({
  column: z.string(),
  signs: z.enum(['numbers', 'letters']),
  /** How it was read; null: the rows that are not clear are refused until a reading is chosen. */
  reading: answerReading.nullable(),
  /** The first questions for which it matters. */
  examples: z.array(z.object({ n: z.int(), question: z.string(), answer: z.string() })),
  /** The option that each reading marks in each example; null for none. */
  choices: z.array(z.object({ reading: answerReading, options: z.array(z.string().nullable()) })),
});
export type AnswersOfColumn = z.infer<typeof answersOfColumn>;
