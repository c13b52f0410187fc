import { z } from 'zod';
import { id } from './fields.ts';

/** What students of a chapter forget, and after which of its pages their quizzes go wrong; nothing of one of them. */

export const chapterMemoryInput = z.object({ chapterId: id });

/** A card, or a question that was missed, which came back. `place` is the number of a question in its test. */
const forgottenItem = z.object({
  list: z.enum(['flashcards', 'tests']),
  itemId: z.string(),
  place: z.int().nullable(),
  text: z.string(),
  students: z.int(),
  looks: z.int(),
  forgottenPercent: z.int(),
});

/** A page at which students had stopped reading when they took a quiz of the chapter. */
const pageBefore = z.object({
  topicId: z.string(),
  topic: z.string(),
  pageId: z.string(),
  /** Its number in the topic, from 1. */
  page: z.int(),
  students: z.int(),
  correctPercent: z.int(),
});

export const chapterMemory = z.object({
  /** Forgotten most first. */
  items: z.array(forgottenItem),
  /** Fewest right answers first. */
  pages: z.array(pageBefore),
});
export type ChapterMemory = z.infer<typeof chapterMemory>;
