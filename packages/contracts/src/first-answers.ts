import { z } from 'zod';
import { id } from './fields.ts';

/** A question by the hash of its chapter and text (`questionItem` of packages/revision), and when it was first seen. */
const firstAnswer = z.object({
  item: z.string().regex(/^[0-9a-f]{16}$/),
  /** Null when the question was seen but not answered; later answers are repeats. */
  isRight: z.boolean().nullable(),
  /** Milliseconds since 1970. */
  atMs: z.int(),
});
export type FirstAnswer = z.infer<typeof firstAnswer>;

/** The first answer to a written question in half marks, by ticks of the student. */
const writtenAnswer = z.object({
  writtenId: id,
  halves: z.int(),
  outOfHalves: z.int(),
  /** Milliseconds since 1970. */
  atMs: z.int(),
});
export type WrittenAnswer = z.infer<typeof writtenAnswer>;

/** First answers and reading days for each chapter that was begun or tested. */
export const firstAnswers = z.object({
  chapters: z.array(
    z.object({
      chapterId: id,
      isBegun: z.boolean(),
      isFinished: z.boolean(),
      /** Days in India when it was last read and finished, numbered as in packages/revision. */
      readDays: z.array(z.int()),
      answers: z.array(firstAnswer),
      written: z.array(writtenAnswer),
    }),
  ),
});
export type FirstAnswers = z.infer<typeof firstAnswers>;
export type AnsweredChapter = FirstAnswers['chapters'][number];
