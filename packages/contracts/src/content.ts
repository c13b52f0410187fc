import { z } from 'zod';
import { uploadedFile } from './auth.ts';
import { id, isoDate, wellFormedText } from './fields.ts';
import { readFigureName } from './figures.ts';
import { chapter } from './items/chapter.ts';
import { paper } from './items/paper.ts';
import { subject } from './items/subject.ts';
import { titleMaxLength } from './limits/content.ts';

export { type Chapter, chapter } from './items/chapter.ts';
export * from './items/difficulty.ts';
export { type Flashcard, type FlashcardVariants, flashcard } from './items/flashcard.ts';
export { type Meme, meme } from './items/meme.ts';
export { type Mindmap, mindmap, mindmapEdge, mindmapNode } from './items/mindmap.ts';
export { type Page, type PageVariants, page } from './items/page.ts';
export { type Paper, paper } from './items/paper.ts';
export { type Subject, subject } from './items/subject.ts';
export { type Summary, summary } from './items/summary.ts';
export { type Test, test } from './items/test.ts';
export { type Topic, topic } from './items/topic.ts';
export { type Written, written } from './items/written.ts';

/** The bulk download: `timestamp` is the time of publication and identifies the version. */
export const bulkContent = z
  .object({
    timestamp: isoDate,
    subjects: z.array(subject),
    /** Blueprints of board papers; absent when there are none. */
    papers: z.array(paper).optional(),
  })
  .meta({ id: 'BulkContent' });
export type BulkContent = z.infer<typeof bulkContent>;

export const bulkReply = z.object({ success: z.literal(true), data: bulkContent, message: z.string() });

/** An open chapter in the manifest: SHA-256 and bytes of its JSON in the bulk download. */
export const manifestChapter = chapter
  .pick({ _id: true, name: true, isAllContentAvailable: true })
  .extend({ isLocked: z.literal(false), hash: z.string(), size: z.int() })
  .meta({ id: 'ManifestChapter' });
export type ManifestChapter = z.infer<typeof manifestChapter>;

/** The bulk reply with addresses in place of open chapters, and `null` for a chapter not changed since the copy. */
export const manifestReply = bulkReply.extend({
  data: bulkContent
    .extend({
      subjects: z.array(subject.extend({ chapters: z.array(z.union([manifestChapter, chapter, z.null()])) })),
    })
    .meta({ id: 'BulkManifest' }),
});

/** `light` requests the bulk reply as `LightBulk`; a server without that form sends the whole one. */
export const bulkInput = z.object({ form: z.literal('light').optional().catch(undefined) });

/**
 * Marks a bulk reply whose items lack `variants` and `chapter`: the hashes of the whole chapters by id, as in the
 * manifest.
 */
export type LightBulk = { light: Record<string, string> };

/** When the version of the client's copy was published. */
export const manifestInput = z.object({ since: isoDate.optional() });

export const chapterPieceInput = z.object({ chapterId: id, hash: z.string().regex(/^[0-9a-f]{64}$/) });
export type ChapterPieceInput = z.infer<typeof chapterPieceInput>;

export const chapterInput = z.object({ chapterId: id });
export type ChapterInput = z.infer<typeof chapterInput>;

/** A figure of a published chapter; `isSmall` requests a picture's form for narrow screens. */
export const figureInput = z.object({
  chapterId: id,
  name: wellFormedText().refine((name) => readFigureName(name) !== null),
  isSmall: z.boolean().default(false),
});
export type FigureInput = z.infer<typeof figureInput>;
export const figureFileInput = figureInput.omit({ chapterId: true });
/** Confirms that the figure exists; its bytes are at its address. */
export const figureFile = z.object({ mediaType: z.string() });

export const uploadFigureInput = z.object({
  /** The start of the figure's name, such as the name of its file. */
  words: wellFormedText().max(titleMaxLength),
  file: uploadedFile,
});
/** A stored figure's name, and how often each unsupported part was removed from its drawing. */
export const storedFigure = z.object({ name: z.string(), leftOut: z.record(z.string(), z.int()) });
export type StoredFigure = z.infer<typeof storedFigure>;
