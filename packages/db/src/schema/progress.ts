import type { Written } from '@repo/contracts/content';
import type { PaperAnswer, UnitMarks } from '@repo/contracts/progress';
import type { Question } from '@repo/contracts/tests';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A student's progress in a chapter. No reference to chapters: history outlives deleted content. */
export const chapterProgress = pgTable(
  'chapter_progress',
  {
    userId: owner(),
    chapterId: text('chapter_id').notNull(),
    subjectId: text('subject_id').notNull(),
    currentTopicIndex: integer('current_topic_index').notNull().default(0),
    currentPageIndex: integer('current_page_index').notNull().default(0),
    completedAt: moment('completed_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.chapterId] }),
    check(
      'chapter_progress_from_zero',
      sql`${table.currentTopicIndex} >= 0 and ${table.currentPageIndex} >= 0`,
    ),
  ],
);

/** The test as students saw it: a result stays readable after the test is edited or deleted. */
export type TestSnapshot = {
  testId: string;
  title: string;
  passingScore: number;
  questions: Question[];
  chapterId: string;
  chapterName: string;
  subjectId: string;
  subjectName: string;
};

/** Snapshots of tests that somebody took, each stored once for all of its results. Never changed. */
export const publishedTests = pgTable('published_tests', {
  /** SHA-256 of the snapshot, 64 hex characters. */
  hash: text('hash').primaryKey(),
  snapshot: jsonb('snapshot').$type<TestSnapshot>().notNull(),
});

export const testResults = pgTable(
  'test_results',
  {
    userId: owner(),
    id: text('id').notNull(),
    /** Created by the client per attempt: sending it twice stores one result. */
    attemptId: text('attempt_id').notNull(),
    testId: text('test_id').notNull(),
    chapterId: text('chapter_id').notNull(),
    testHash: text('test_hash')
      .notNull()
      .references(() => publishedTests.hash),
    answers: jsonb('answers').$type<number[]>().notNull(),
    /** The typed texts by question, instead of chosen options; null when there were none. */
    typed: jsonb('typed').$type<(string | null)[]>(),
    correctAnswers: integer('correct_answers').notNull(),
    incorrectAnswers: integer('incorrect_answers').notNull(),
    scorePercent: integer('score_percent').notNull(),
    isPassed: boolean('is_passed').notNull(),
    timeTakenSeconds: integer('time_taken_seconds').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('test_results_attempt').on(table.userId, table.attemptId),
    index('test_results_newest').on(table.userId, table.createdAt),
    index('test_results_test').on(table.testId),
    index('test_results_test_hash').on(table.testHash),
  ],
);

/** A written question as students saw it: the meaning of a tick survives later edits of the question. */
export type WrittenSnapshot = { writtenId: string } & Pick<Written, 'marks' | 'passage' | 'alternatives'>;

/** Snapshots of written questions that somebody answered, each stored once. Never changed. */
export const publishedWritten = pgTable('published_written', {
  /** SHA-256 of the snapshot, 64 hex characters. */
  hash: text('hash').primaryKey(),
  snapshot: jsonb('snapshot').$type<WrittenSnapshot>().notNull(),
});

/** Answers to written questions, ticked by the students themselves; the server counted the marks. */
export const writtenResults = pgTable(
  'written_results',
  {
    userId: owner(),
    id: text('id').notNull(),
    /** Created by the client per attempt: sending it twice stores one result. */
    attemptId: text('attempt_id').notNull(),
    writtenId: text('written_id').notNull(),
    chapterId: text('chapter_id').notNull(),
    writtenHash: text('written_hash')
      .notNull()
      .references(() => publishedWritten.hash),
    alternative: integer('alternative').notNull(),
    /** '1' for each ticked point and '0' for each other, in the order of parts, groups and points. */
    ticked: text('ticked').notNull(),
    halves: integer('halves').notNull(),
    outOfHalves: integer('out_of_halves').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('written_results_attempt').on(table.userId, table.attemptId),
    index('written_results_newest').on(table.userId, table.writtenId, table.createdAt),
    index('written_results_written').on(table.writtenId),
    index('written_results_written_hash').on(table.writtenHash),
    check('written_results_alternative', sql`${table.alternative} between 0 and 1`),
    check('written_results_halves', sql`${table.halves} between 0 and ${table.outOfHalves}`),
  ],
);

/** Finished board papers: the answers, and their marks by the version that the student saw. */
export const paperResults = pgTable(
  'paper_results',
  {
    userId: owner(),
    id: text('id').notNull(),
    /** Created by the client per attempt: sending it twice stores one result. */
    attemptId: text('attempt_id').notNull(),
    paperId: text('paper_id').notNull(),
    /** The paper's name at that time. */
    name: text('name').notNull(),
    answers: jsonb('answers').$type<PaperAnswer[]>().notNull(),
    /** The distinct chapters of the answers. */
    chapterIds: text('chapter_ids').array().notNull(),
    units: jsonb('units').$type<UnitMarks[]>().notNull(),
    halves: integer('halves').notNull(),
    outOfHalves: integer('out_of_halves').notNull(),
    timeTakenSeconds: integer('time_taken_seconds').notNull(),
    /** When the content used for marking was published. */
    contentPublishedAt: moment('content_published_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('paper_results_attempt').on(table.userId, table.attemptId),
    index('paper_results_newest').on(table.userId, table.createdAt),
    index('paper_results_chapters').using('gin', table.chapterIds),
    check('paper_results_halves', sql`${table.halves} between 0 and ${table.outOfHalves}`),
  ],
);

/** Calendar days (India) on which a student studied, from which streaks are counted. */
export const studyDays = pgTable(
  'study_days',
  {
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The last flashcard review of that day, the only kind of study that leaves no other record. */
    reviewedAt: moment('reviewed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
