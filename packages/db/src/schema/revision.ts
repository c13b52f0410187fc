import type { Sitting, SubjectDays } from '@repo/contracts/revision.plan';
import { sql } from 'drizzle-orm';
import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { compressedBytes, moment } from './columns.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Days of papers by subject. No references: a day of a deleted subject is ignored. */
const subjectDays = () => jsonb('subject_days').$type<SubjectDays>().notNull().default({});

/** How many reviews each device of a student has sent. */
export const reviewDevices = pgTable(
  'review_devices',
  {
    userId: owner(),
    device: text('device').notNull(),
    nextSequence: bigint('next_sequence', { mode: 'number' }).notNull(),
    /** The settled time of its last event: no later event is before it. */
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/**
 * Reviews in the order of arrival, packed (packages/revision, packLog). Append-only: the state of memory is
 * derived from them.
 */
export const reviewBatches = pgTable(
  'review_batches',
  {
    userId: owner(),
    /** Counts a student's batches from 1, in the order of arrival. */
    arrival: integer('arrival').notNull(),
    device: text('device').notNull(),
    firstSequence: bigint('first_sequence', { mode: 'number' }).notNull(),
    eventCount: integer('event_count').notNull(),
    chapterIds: text('chapter_ids').array().notNull(),
    body: compressedBytes('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.arrival] })],
);

/** Up to which batch a student's reviews are counted in `item_looks`. */
export const reviewTallies = pgTable('review_tallies', {
  userId: owner().primaryKey(),
  /** Number of the last counted batch. */
  arrival: integer('arrival').notNull(),
});

/**
 * How many reviews a student has stored. Separate from the tallies, which the daily sweep locks while it
 * counts.
 */
export const reviewCounts = pgTable('review_counts', {
  userId: owner().primaryKey(),
  events: integer('events').notNull(),
  /** The last day in India on which some arrived, and their number on that day. */
  day: date('day', { mode: 'string' }).notNull(),
  dayEvents: integer('day_events').notNull(),
});

/**
 * How often an item was reviewed, and how often it was forgotten then: totals of all students, nothing about
 * one student.
 */
export const itemLooks = pgTable('item_looks', {
  /**
   * The hash of its id (packages/revision, itemHash). No reference, because what students learnt outlives the
   * draft.
   */
  item: text('item').primaryKey(),
  /** The number of students who reviewed it. */
  students: integer('students').notNull(),
  looks: integer('looks').notNull(),
  forgotten: integer('forgotten').notNull(),
});

/**
 * The day until which a student revises, and the daily amount; no row: never asked. The newest choice of all
 * devices.
 */
export const revisionPlans = pgTable('revision_plans', {
  userId: owner().primaryKey(),
  /** The target day; null without one. */
  examOn: date('exam_on', { mode: 'string' }),
  dailyAmount: smallint('daily_amount').notNull(),
  ramp: text('ramp').$type<'unasked' | 'accepted' | 'refused'>().notNull(),
  startedOn: date('started_on', { mode: 'string' }).notNull(),
  /** The student's own days of papers. */
  subjectDays: subjectDays(),
  /** The choice that was made later wins, regardless of the order of arrival. */
  chosenAt: moment('chosen_at').notNull().default(sql`to_timestamp(0)`),
});

/** The first day of a sitting of the board exam, entered by an admin. */
export const boardDates = pgTable(
  'board_dates',
  {
    year: smallint('year').notNull(),
    sitting: text('sitting').$type<Sitting>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The date sheet, as far as it is known. */
    subjectDays: subjectDays(),
  },
  (table) => [primaryKey({ columns: [table.year, table.sitting] })],
);
