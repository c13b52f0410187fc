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

/** The drafts, edited by admins. Students never read these tables, only published versions (published.ts). */
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

/** The columns of every item of a chapter; `position` is its index in the list, from 0. */
const chapterItem = () => ({
  id: text('id').primaryKey(),
  chapterId: text('chapter_id')
    .notNull()
    .references(() => chapters.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** The item's texts in other languages; null if none. Variants of questions are in `questions`. */
const variantsOf = <Variants>() => jsonb('variants').$type<Variants>();

/** Whether it is taught but not part of the board exam. */
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

/**
 * Written questions; `alternatives` contain their parts with model answers and points, in the format of the
 * API.
 */
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

/** Blueprints of board papers. `units` may name chapters that were deleted: readers skip those. */
export const papers = pgTable('papers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  board: text('board').notNull(),
  /** The year of the exam. */
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

/** One ancestor of a deleted item: its topic or summary, its chapter, its subject. */
export type DeletedPlace = { kind: DeletedKind; id: string; label: string };

/**
 * Deleted drafts that can be restored: each row is one item with everything in it. The row is deleted on
 * restoring, or after `deletedContentKeptDays`. Newer rows have larger ids.
 */
export const deletedContent = pgTable(
  'deleted_content',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<DeletedKind>().notNull(),
    itemId: text('item_id').notNull(),
    /** The id of its parent, such as a topic or chapter; null if it has none. */
    ownerId: text('parent_id'),
    label: text('label').notNull(),
    /** The ancestors, from its parent upwards. */
    path: jsonb('path').$type<DeletedPlace[]>().notNull(),
    /** Ids of the item's list in order, including its own and those deleted before it. */
    siblings: jsonb('siblings').$type<string[]>().notNull(),
    /** Rows of each kind as in their tables, with the database's column names. */
    rows: jsonb('rows').$type<Partial<Record<DeletedKind, object[]>>>().notNull(),
    /** The name that the teacher gave, because teachers share one password. */
    deletedBy: text('deleted_by').notNull(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [
    index('deleted_content_parent').on(table.kind, table.ownerId),
    index('deleted_content_item').on(table.itemId),
    index('deleted_content_age').on(table.deletedAt),
  ],
);
