import { z } from 'zod';
import { id, isoDate } from './fields.ts';
import { subject } from './items/subject.ts';

export { type Chapter, chapter } from './items/chapter.ts';
export * from './items/difficulty.ts';
export { type Flashcard, flashcard } from './items/flashcard.ts';
export { type Meme, meme } from './items/meme.ts';
export { type Mindmap, mindmap, mindmapEdge, mindmapNode } from './items/mindmap.ts';
export { type Page, page } from './items/page.ts';
export { type Subject, subject } from './items/subject.ts';
export { type Summary, summary } from './items/summary.ts';
export { type Test, test } from './items/test.ts';
export { type Topic, topic } from './items/topic.ts';

/** The bulk download: `timestamp` is the moment of publication and so the version. */
export const bulkContent = z
  .object({ timestamp: isoDate, subjects: z.array(subject) })
  .meta({ id: 'BulkContent' });
export type BulkContent = z.infer<typeof bulkContent>;

export const bulkReply = z.object({ success: z.literal(true), data: bulkContent, message: z.string() });

export const chapterInput = z.object({ chapterId: id });
export type ChapterInput = z.infer<typeof chapterInput>;
