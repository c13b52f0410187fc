import { z } from 'zod';
import * as wire from './content.ts';
import { id, isoDate } from './fields.ts';

/**
 * What the content tool reads. `updatedAt` is when the thing itself was last changed and serves as the token of stale
 * edits: it goes back as `seenUpdatedAt`. That of a topic or summary covers its fields and which pages it has in which
 * order; the text of a page is covered by the page's own, so that two people can write two pages of one topic.
 */

const changed = { updatedAt: isoDate };

export const pageDraft = wire.page.extend(changed).meta({ id: 'PageDraft' });
export type PageDraft = z.infer<typeof pageDraft>;
const pages = { pages: z.array(pageDraft) };

export const topicDraft = wire.topic.extend({ ...pages, ...changed }).meta({ id: 'TopicDraft' });
export type TopicDraft = z.infer<typeof topicDraft>;
export const summaryDraft = wire.summary.extend({ ...pages, ...changed }).meta({ id: 'SummaryDraft' });
export type SummaryDraft = z.infer<typeof summaryDraft>;
export const flashcardDraft = wire.flashcard.extend(changed).meta({ id: 'FlashcardDraft' });
export type FlashcardDraft = z.infer<typeof flashcardDraft>;
export const testDraft = wire.test.extend(changed).meta({ id: 'TestDraft' });
export type TestDraft = z.infer<typeof testDraft>;
export const memeDraft = wire.meme.extend(changed).meta({ id: 'MemeDraft' });
export type MemeDraft = z.infer<typeof memeDraft>;
export const mindmapDraft = wire.mindmap.extend(changed).meta({ id: 'MindmapDraft' });
export type MindmapDraft = z.infer<typeof mindmapDraft>;

/** A chapter with all its content. */
export const chapterDraft = wire.chapter
  .extend({
    ...changed,
    topics: z.array(topicDraft),
    summaries: z.array(summaryDraft),
    flashcards: z.array(flashcardDraft),
    tests: z.array(testDraft),
    memes: z.array(memeDraft),
    mindmaps: z.array(mindmapDraft),
  })
  .meta({ id: 'ChapterDraft' });
export type ChapterDraft = z.infer<typeof chapterDraft>;

/** How much of each of the six kinds a chapter has; `pages` are those of its notes. */
export const chapterCounts = z.object({
  pages: z.int(),
  mindmaps: z.int(),
  flashcards: z.int(),
  summaries: z.int(),
  tests: z.int(),
  memes: z.int(),
});
export type ChapterCounts = z.infer<typeof chapterCounts>;

/** A chapter as a list of chapters shows it, without its content. */
export const chapterRow = z
  .object({
    _id: id,
    name: z.string(),
    isAllContentAvailable: z.boolean(),
    counts: chapterCounts,
    ...changed,
  })
  .meta({ id: 'ChapterRow' });
export type ChapterRow = z.infer<typeof chapterRow>;

/**
 * What a deletion would take along. Students are those with progress or results there; what they wrote stays theirs,
 * and what is published stays until the next publish.
 */
export const deletionPreview = z.object({ chapters: z.int(), studentsWithProgress: z.int() });
export type DeletionPreview = z.infer<typeof deletionPreview>;

/** A subject as the content tool lists it. */
export const subjectDraft = wire.subject
  .extend({ ...changed, chapters: z.array(chapterRow) })
  .meta({ id: 'SubjectDraft' });
export type SubjectDraft = z.infer<typeof subjectDraft>;
