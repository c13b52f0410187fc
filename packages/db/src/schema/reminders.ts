import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * When a student wants to be reminded. The row outlives the last subscribed browser, so that no day has two
 * reminders.
 */
export const reminders = pgTable(
  'reminders',
  {
    userId: owner().primaryKey(),
    /** Minute of the day in India, 0 to 1439. */
    atMinute: smallint('at_minute').notNull(),
    /** When `atMinute` was chosen. If it had already passed then, the first reminder is on the next day. */
    chosenAt: moment('chosen_at').notNull(),
    /**
     * The last day in India that is done: a reminder was started, or none was needed. Never null, for the
     * index.
     */
    settledOn: date('settled_on', { mode: 'string' }).notNull().default(sql`'-infinity'`),
  },
  (table) => [
    index('reminders_at').on(table.atMinute, table.settledOn),
    check('reminders_at_minute', sql`${table.atMinute} between 0 and 1439`),
  ],
);

/** Browsers that get reminders, by their address at the push service. Each browser belongs to one student. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    userId: owner(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /**
     * SHA-256 (base64url) of our key that the browser subscribed with. Null in rows older than this column;
     * empty: not our current key.
     */
    publicKeyHash: text('public_key_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId, table.createdAt)],
);
