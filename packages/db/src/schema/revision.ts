import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { bytes, moment } from './columns.ts';

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
    body: bytes('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.arrival] })],
);
