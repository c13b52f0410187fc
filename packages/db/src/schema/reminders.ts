import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** When a student wants to be reminded. It stays when the last browser is off, so that a day never has two. */
export const reminders = pgTable(
  'reminders',
  {
    userId: owner().primaryKey(),
    /** Of the day in India, 0 to 1439. */
    atMinute: smallint('at_minute').notNull(),
    /** When that was chosen: a time that had passed by then is the next day's. */
    chosenAt: moment('chosen_at').notNull(),
    /** The last day in India that is dealt with: a reminder was begun to be sent, or none was needed. Never null, for the index. */
    settledOn: date('settled_on', { mode: 'string' }).notNull().default(sql`'-infinity'`),
  },
  (table) => [
    index('reminders_at').on(table.atMinute, table.settledOn),
    check('reminders_at_minute', sql`${table.atMinute} between 0 and 1439`),
  ],
);

/** Browsers that are reminded, by the address at which their maker takes messages for them: one browser, one student. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    userId: owner(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** SHA-256 (base64url) of our key that the browser subscribed with. Null in rows older than this column; empty: not our current key. */
    publicKeyHash: text('public_key_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId, table.createdAt)],
);
