import { z } from 'zod';
import { id } from './fields.ts';

/** What the content tool sends (docs/product.md#field-rules); names are those of the documented bodies. */

export * from './items/chapter.ts';
export * from './items/flashcard.ts';
export { type ItemInput, itemInput } from './items/item.ts';
export * from './items/meme.ts';
export * from './items/mindmap.ts';
export { pageInput } from './items/page.ts';
export * from './items/subject.ts';
export * from './items/summary.ts';
export * from './items/test.ts';
export * from './items/topic.ts';

export const subjectOfInput = z.object({ subjectId: id });
export const chapterOfInput = z.object({ chapterId: id });

/** A new order: exactly the ids that are there, each once. */
const order = z.array(id).max(2_000);
export const reorderSubjectsInput = z.object({ ids: order });
export const reorderChaptersInput = z.object({ subjectId: id, ids: order });
export const reorderItemsInput = z.object({ chapterId: id, ids: order });
export type ReorderItemsInput = z.infer<typeof reorderItemsInput>;
export const reorderTopicPagesInput = z.object({ topicId: id, pageIds: order });
export const reorderSummaryPagesInput = z.object({ summaryId: id, pageIds: order });
/** Items of one list of a chapter, and the chapter that gets them or copies of them; it may be the same for copies. */
export const transferInput = z.object({ chapterId: id, ids: z.array(id).min(1).max(2_000), toChapterId: id });
export type TransferInput = z.infer<typeof transferInput>;
/** The order as it is now stored. */
export const newOrder = z.object({ ids: z.array(id) });
