import type {
  Difficulty,
  FlashcardVariants,
  Mindmap,
  PageVariants,
  Paper,
  Written,
} from '@repo/contracts/content';
import type { DeletedKind } from '@repo/contracts/deleted-content';
import type { Question } from '@repo/contracts/tests';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The drafts: what admins edit. Students never read these tables, only what publishing froze (published.ts). */
export const subjects = pgTable('subjects', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  image: text('image'),
  color: text('color'),
  isAllContentAvailable: boolean('is_all_content_available').notNull().default(false),
  position: integer('position').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const chapters = pgTable(
  'chapters',
  {
    id: text('id').primaryKey(),
    subjectId: text('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isAllContentAvailable: boolean('is_all_content_available').notNull().default(false),
    position: integer('position').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('chapters_subject').on(table.subjectId, table.position)],
);

/** What every item of a chapter has; `position` is its place in the list, from 0. */
const chapterItem = () => ({
  id: text('id').primaryKey(),
  chapterId: text('chapter_id')
    .notNull()
    .references(() => chapters.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Its texts in other languages; null for none. The variants of questions are in `questions`. */
const variantsOf = <Variants>() => jsonb('variants').$type<Variants>();

/** Taught, but not asked in the board's paper. */
const extraMark = () => boolean('is_extra').notNull().default(false);

export const topics = pgTable(
  'topics',
  {
    ...chapterItem(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    isExtra: extraMark(),
  },
  (table) => [index('topics_chapter').on(table.chapterId, table.position)],
);

export const topicPages = pgTable(
  'topic_pages',
  {
    id: text('id').primaryKey(),
    topicId: text('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    pageNumber: integer('page_number').notNull(),
    content: text('content').notNull(),
    variants: variantsOf<PageVariants>(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('topic_pages_number').on(table.topicId, table.pageNumber),
    check('topic_pages_from_one', sql`${table.pageNumber} >= 1`),
  ],
);

export const summaries = pgTable(
  'summaries',
  { ...chapterItem(), title: text('title').notNull() },
  (table) => [index('summaries_chapter').on(table.chapterId, table.position)],
);

export const summaryPages = pgTable(
  'summary_pages',
  {
    id: text('id').primaryKey(),
    summaryId: text('summary_id')
      .notNull()
      .references(() => summaries.id, { onDelete: 'cascade' }),
    pageNumber: integer('page_number').notNull(),
    content: text('content').notNull(),
    variants: variantsOf<PageVariants>(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('summary_pages_number').on(table.summaryId, table.pageNumber),
    check('summary_pages_from_one', sql`${table.pageNumber} >= 1`),
  ],
);

export const flashcards = pgTable(
  'flashcards',
  {
    ...chapterItem(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull().default('medium'),
    isExtra: extraMark(),
    variants: variantsOf<FlashcardVariants>(),
  },
  (table) => [index('flashcards_chapter').on(table.chapterId, table.position)],
);

export const tests = pgTable(
  'tests',
  {
    ...chapterItem(),
    title: text('title').notNull(),
    timeLimitMinutes: integer('time_limit_minutes').notNull(),
    passingScorePercent: integer('passing_score_percent').notNull(),
    questions: jsonb('questions').$type<Question[]>().notNull(),
  },
  (table) => [
    index('tests_chapter').on(table.chapterId, table.position),
    check('tests_passing_score', sql`${table.passingScorePercent} between 1 and 100`),
    check('tests_time_limit', sql`${table.timeLimitMinutes} >= 1`),
  ],
);

export const memes = pgTable(
  'memes',
  { ...chapterItem(), imageUrl: text('image_url').notNull(), alt: text('alt').notNull().default('') },
  (table) => [index('memes_chapter').on(table.chapterId, table.position)],
);

export const mindmaps = pgTable(
  'mindmaps',
  {
    ...chapterItem(),
    title: text('title').notNull(),
    nodes: jsonb('nodes').$type<Mindmap['nodes']>().notNull(),
    edges: jsonb('edges').$type<Mindmap['edges']>().notNull(),
  },
  (table) => [index('mindmaps_chapter').on(table.chapterId, table.position)],
);

/** Written questions; `alternatives` have their parts with model answers and points, as they go over the wire. */
export const writtenQuestions = pgTable(
  'written_questions',
  {
    ...chapterItem(),
    marks: integer('marks').notNull(),
    passage: text('passage'),
    source: jsonb('source').$type<NonNullable<Written['source']>>(),
    alternatives: jsonb('alternatives').$type<Written['alternatives']>().notNull(),
    isExtra: extraMark(),
  },
  (table) => [
    index('written_questions_chapter').on(table.chapterId, table.position),
    check('written_questions_marks', sql`${table.marks} between 1 and 5`),
  ],
);

/**
 * Blueprints of board papers. `units` name chapters, which may be gone since: whoever reads them leaves those out.
 */
export const papers = pgTable('papers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  board: text('board').notNull(),
  /** In which the paper is sat. */
  year: integer('year').notNull(),
  minutes: integer('minutes').notNull(),
  readingMinutes: integer('reading_minutes').notNull(),
  instructions: jsonb('instructions').$type<string[]>().notNull(),
  units: jsonb('units').$type<Paper['units']>().notNull(),
  sections: jsonb('sections').$type<Paper['sections']>().notNull(),
  checkedOn: date('checked_on', { mode: 'string' }),
  isAvailable: boolean('is_available').notNull().default(false),
  position: integer('position').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** One above what was deleted: its topic or summary, its chapter, its subject. */
export type DeletedPlace = { kind: DeletedKind; id: string; label: string };

/**
 * Deleted drafts, to be restored: each row is one thing with all it held. Restored, or after
 * `deletedContentKeptDays`, the row goes. Newer rows have larger ids.
 */
export const deletedContent = pgTable(
  'deleted_content',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<DeletedKind>().notNull(),
    itemId: text('item_id').notNull(),
    /** What it was in: a topic, a chapter … Null for what is in nothing. */
    ownerId: text('parent_id'),
    label: text('label').notNull(),
    /** From its owner up. */
    path: jsonb('path').$type<DeletedPlace[]>().notNull(),
    /** Ids of its list in order, with its own and those of others deleted before it. */
    siblings: jsonb('siblings').$type<string[]>().notNull(),
    /** Rows of each kind as their tables had them: column names of the database. */
    rows: jsonb('rows').$type<Partial<Record<DeletedKind, object[]>>>().notNull(),
    /** Name the teacher gave; they share one password. */
    deletedBy: text('deleted_by').notNull(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [
    index('deleted_content_parent').on(table.kind, table.ownerId),
    index('deleted_content_item').on(table.itemId),
    index('deleted_content_age').on(table.deletedAt),
  ],
);
