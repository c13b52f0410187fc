import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

/** How much of the study log each device of a student has sent. */
export const studyDevices = pgTable(
  'study_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    nextSequence: bigint('next_sequence', { mode: 'number' }).notNull(),
    /** The settled time of its last event: no later event is before it. */
    lastAt: moment('last_at').notNull(),
    /**
     * The settled times of its last batch, in milliseconds since 1970, in case its reply was lost; the last
     * one belongs to `nextSequence` - 1.
     */
    lastTimesMs: jsonb('last_times_ms').$type<number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);
