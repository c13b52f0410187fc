import { z } from 'zod';
import { id } from './fields.ts';

/** A question by the hash of its chapter and text (`questionItem` of packages/revision), and when it was met first. */
const firstAnswer = z.object({
  item: z.string().regex(/^[0-9a-f]{16}$/),
  /** Null: it was seen and left open, which tells nothing, and whatever comes later is a repeat. */
  isRight: z.boolean().nullable(),
  /** Milliseconds since 1970. */
  atMs: z.int(),
});
export type FirstAnswer = z.infer<typeof firstAnswer>;

/** What a student's own results tell of each chapter that was begun or asked about. */
export const firstAnswers = z.object({
  chapters: z.array(
    z.object({
      chapterId: id,
      isBegun: z.boolean(),
      isFinished: z.boolean(),
      /** Days in India, numbered as in packages/revision, on which it was read last and was finished. */
      readDays: z.array(z.int()),
      answers: z.array(firstAnswer),
    }),
  ),
});
export type FirstAnswers = z.infer<typeof firstAnswers>;
export type AnsweredChapter = FirstAnswers['chapters'][number];
