import type { Sitting } from '@repo/contracts/revision.plan';
import { sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { compressedBytes, moment } from './columns.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** How far each device of a student has come with sending its reviews. */
export const reviewDevices = pgTable(
  'review_devices',
  {
    userId: owner(),
    device: text('device').notNull(),
    nextSequence: bigint('next_sequence', { mode: 'number' }).notNull(),
    /** The settled time of its last event: none of it comes before. */
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/** Reviews as they came, packed (packages/revision, packLog). Only ever added to: what is remembered follows from them. */
export const reviewBatches = pgTable(
  'review_batches',
  {
    userId: owner(),
    /** Counts a student's batches from 1, in the order in which they came. */
    arrival: integer('arrival').notNull(),
    device: text('device').notNull(),
    firstSequence: bigint('first_sequence', { mode: 'number' }).notNull(),
    eventCount: integer('event_count').notNull(),
    chapterIds: text('chapter_ids').array().notNull(),
    body: compressedBytes('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.arrival] })],
);

/** How far a student's batches are counted in `item_looks`. */
export const reviewTallies = pgTable('review_tallies', {
  userId: owner().primaryKey(),
  /** Of the last batch that is counted. */
  arrival: integer('arrival').notNull(),
});

/** How many reviews a student has stored. Apart from the tallies, which the daily sweep locks while it counts. */
export const reviewCounts = pgTable('review_counts', {
  userId: owner().primaryKey(),
  events: integer('events').notNull(),
  /** The last day in India on which some came, and how many came on it. */
  day: date('day', { mode: 'string' }).notNull(),
  dayEvents: integer('day_events').notNull(),
});

/** How often an item came back, and how often it was not known then: of all students together, nothing of one of them. */
export const itemLooks = pgTable('item_looks', {
  /** The hash of its id (packages/revision, itemHash). No reference: what students learnt outlives the draft. */
  item: text('item').primaryKey(),
  /** To how many it came back. */
  students: integer('students').notNull(),
  looks: integer('looks').notNull(),
  forgotten: integer('forgotten').notNull(),
});

/** To which day a student revises, and how much a day; no row: never asked. The newest choice of all devices. */
export const revisionPlans = pgTable('revision_plans', {
  userId: owner().primaryKey(),
  /** Null: no day wanted. */
  examOn: date('exam_on', { mode: 'string' }),
  dailyAmount: smallint('daily_amount').notNull(),
  ramp: text('ramp').$type<'unasked' | 'accepted' | 'refused'>().notNull(),
  startedOn: date('started_on', { mode: 'string' }).notNull(),
  /** Of two choices the one that was made later counts, whichever came first. */
  chosenAt: moment('chosen_at').notNull().default(sql`to_timestamp(0)`),
});

/** The first day of a sitting of the board, as an admin gave it. */
export const boardDates = pgTable(
  'board_dates',
  {
    year: smallint('year').notNull(),
    sitting: text('sitting').$type<Sitting>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.sitting] })],
);
