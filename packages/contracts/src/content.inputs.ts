import { z } from 'zod';
import { columnInteger, id, isoDate } from './fields.ts';
import { questionsMax } from './limits/content.ts';

/** What the content tool sends (docs/product/wire.md#field-rules), with the names of the documented bodies. */

export * from './items/chapter.ts';
export * from './items/flashcard.ts';
export { type ItemInput, itemInput } from './items/item.ts';
export * from './items/meme.ts';
export * from './items/mindmap.ts';
export { pageInput } from './items/page.ts';
export * from './items/paper.ts';
export * from './items/subject.ts';
export * from './items/summary.ts';
export * from './items/test.ts';
export * from './items/topic.ts';
export * from './items/written.ts';

export const subjectOfInput = z.object({ subjectId: id });
export const chapterOfInput = z.object({ chapterId: id });

/** A new order: contains each existing id once. */
const order = z.array(id).max(2_000);
export const reorderSubjectsInput = z.object({ ids: order });
export const reorderChaptersInput = z.object({ subjectId: id, ids: order });
export const reorderItemsInput = z.object({ chapterId: id, ids: order });
export type ReorderItemsInput = z.infer<typeof reorderItemsInput>;
export const reorderTopicPagesInput = z.object({ topicId: id, pageIds: order });
export const reorderSummaryPagesInput = z.object({ summaryId: id, pageIds: order });
/** Items of one list of a chapter, and the chapter to move or copy them to; for copies it may be the same. */
export const transferInput = z.object({ chapterId: id, ids: z.array(id).min(1).max(2_000), toChapterId: id });
export type TransferInput = z.infer<typeof transferInput>;
/** Pages of a topic or summary, and the one of the same kind to move or copy them to. */
export const transferPagesInput = z.object({
  fromId: id,
  pageIds: z.array(id).min(1).max(2_000),
  toId: id,
});
export type TransferPagesInput = z.infer<typeof transferPagesInput>;
/** Questions of a test by number from 1, as of `seenUpdatedAt`, and the test to move or copy them to. */
export const transferQuestionsInput = z.object({
  fromId: id,
  seenUpdatedAt: isoDate,
  numbers: z.array(columnInteger.min(1)).min(1).max(questionsMax),
  toId: id,
});
export type TransferQuestionsInput = z.infer<typeof transferQuestionsInput>;
/** The other test's chapter, its number of questions now, and when it changed: to undo unless somebody has edited it. */
export const questionCount = z.object({ chapterId: id, count: z.int(), updatedAt: isoDate });
/** The copies, and when they were made: to undo a copy unless somebody has edited it. */
export const madeCopies = z.object({ ids: z.array(id), updatedAt: isoDate });
export type MadeCopies = z.infer<typeof madeCopies>;
/** The stored order. */
export const newOrder = z.object({ ids: z.array(id) });
