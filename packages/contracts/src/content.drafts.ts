import { z } from 'zod';

/**
 * What the content tool reads. `updatedAt` is when the thing itself was last changed and serves as the token of stale
 * edits: it goes back as `seenUpdatedAt`. That of a topic or summary covers its fields and which pages it has in which
 * order; the text of a page is covered by the page's own, so that two people can write two pages of one topic.
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
 * What a deletion would take along. Students are those with progress or results there; what they wrote stays theirs,
 * and what is published stays until the next publish.
 */
export const deletionPreview = z.object({ chapters: z.int(), studentsWithProgress: z.int() });
export type DeletionPreview = z.infer<typeof deletionPreview>;
