import { z } from 'zod';

/**
 * What the content tool reads. `updatedAt` detects stale edits: the editor returns it as `seenUpdatedAt`. For
 * a topic or summary it covers the fields and the list of pages; each page has its own, so that two people
 * can write two pages of one topic.
 */

export {
  type ChapterCounts,
  type ChapterDraft,
  type ChapterRow,
  chapterCounts,
  chapterDraft,
  chapterRow,
  type UpdatedChapter,
  updatedChapter,
} from './items/chapter.ts';
export { type FlashcardDraft, flashcardDraft } from './items/flashcard.ts';
export { type MemeDraft, memeDraft } from './items/meme.ts';
export { type MindmapDraft, mindmapDraft } from './items/mindmap.ts';
export { type PageDraft, pageDraft } from './items/page.ts';
export { type PaperDraft, paperDraft } from './items/paper.ts';
export { type SubjectDraft, subjectDraft, type UpdatedSubject, updatedSubject } from './items/subject.ts';
export { type SummaryDraft, summaryDraft } from './items/summary.ts';
export { type TestDraft, testDraft } from './items/test.ts';
export { type TopicDraft, topicDraft } from './items/topic.ts';
export { type WrittenDraft, writtenDraft } from './items/written.ts';

/**
 * What a deletion would remove. Counts students with progress or results there, which they keep; published
 * content stays until the next publish.
 */
export const deletionPreview = z.object({ chapters: z.int(), studentsWithProgress: z.int() });
export type DeletionPreview = z.infer<typeof deletionPreview>;
