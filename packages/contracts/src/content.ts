import { z } from 'zod';
import { id, isoDate } from './fields.ts';
import { testWire } from './tests.ts';

const chapterRef = z.object({ _id: id });

/** One page of a topic or a summary; `pageNumber` counts from 1, `content` is the product's markup. */
export const page = z
  .object({ _id: id, pageNumber: z.int().min(1), content: z.string() })
  .meta({ id: 'Page' });
export type Page = z.infer<typeof page>;

export const topic = z
  .object({ _id: id, name: z.string(), description: z.string(), chapter: chapterRef, pages: z.array(page) })
  .meta({ id: 'Topic' });
export type Topic = z.infer<typeof topic>;

export const summary = z
  .object({ _id: id, title: z.string(), chapter: chapterRef, pages: z.array(page) })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof summary>;

export const difficultyValues = ['easy', 'medium', 'hard'] as const;
export const difficulty = z.enum(difficultyValues);
export type Difficulty = z.infer<typeof difficulty>;

export const flashcard = z
  .object({ _id: id, question: z.string(), answer: z.string(), chapter: chapterRef, difficulty })
  .meta({ id: 'Flashcard' });
export type Flashcard = z.infer<typeof flashcard>;

export const meme = z
  .object({
    _id: id,
    imageUrl: z.string(),
    alt: z.string(),
    chapter: chapterRef,
    subject: z.object({ _id: id }),
  })
  .meta({ id: 'Meme' });
export type Meme = z.infer<typeof meme>;

export const mindmapNode = z.object({ id, text: z.string(), x: z.number(), y: z.number() });
export const mindmapEdge = z.object({ id, source: id, target: id });
export const mindmap = z
  .object({
    _id: id,
    title: z.string(),
    chapter: chapterRef,
    nodes: z.array(mindmapNode),
    edges: z.array(mindmapEdge),
  })
  .meta({ id: 'Mindmap' });
export type Mindmap = z.infer<typeof mindmap>;

export const test = testWire.meta({ id: 'Test' });
export type Test = z.infer<typeof test>;

/** A chapter with its content. A locked one carries its name, isLocked: true and empty lists (decisions 2). */
export const chapter = z
  .object({
    _id: id,
    name: z.string(),
    subject: z.object({ _id: id }),
    isLocked: z.boolean(),
    isAllContentAvailable: z.boolean(),
    topics: z.array(topic),
    summaries: z.array(summary),
    flashcards: z.array(flashcard),
    tests: z.array(test),
    memes: z.array(meme),
    mindmaps: z.array(mindmap),
  })
  .meta({ id: 'Chapter' });
export type Chapter = z.infer<typeof chapter>;

export const subject = z
  .object({
    _id: id,
    name: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    color: z.string().nullable(),
    isAllContentAvailable: z.boolean(),
    chapters: z.array(chapter),
  })
  .meta({ id: 'Subject' });
export type Subject = z.infer<typeof subject>;

/** The bulk download: `timestamp` is the moment of publication and so the version. */
export const bulkContent = z
  .object({ timestamp: isoDate, subjects: z.array(subject) })
  .meta({ id: 'BulkContent' });
export type BulkContent = z.infer<typeof bulkContent>;

export const bulkReply = z.object({ success: z.literal(true), data: bulkContent, message: z.string() });

export const chapterInput = z.object({ chapterId: id });
export type ChapterInput = z.infer<typeof chapterInput>;
