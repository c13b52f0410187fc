import { z } from 'zod';
import { id } from './fields.ts';

/** What a chapter's students forget, and after which pages its quizzes go wrong; anonymous. */

export const chapterMemoryInput = z.object({ chapterId: id });

/** A card or missed question that was reviewed. `place` is the number of a question in its test. */
const forgottenItem = z.object({
  list: z.enum(['flashcards', 'tests']),
  itemId: z.string(),
  place: z.int().nullable(),
  text: z.string(),
  students: z.int(),
  looks: z.int(),
  forgottenPercent: z.int(),
});

/** A page students had read up to when they took a quiz of the chapter. */
const pageBefore = z.object({
  topicId: z.string(),
  topic: z.string(),
  pageId: z.string(),
  /** The page's number in its topic, from 1. */
  page: z.int(),
  students: z.int(),
  correctPercent: z.int(),
});

export const chapterMemory = z.object({
  /** Most forgotten first. */
  items: z.array(forgottenItem),
  /** Fewest right answers first. */
  pages: z.array(pageBefore),
});
export type ChapterMemory = z.infer<typeof chapterMemory>;
