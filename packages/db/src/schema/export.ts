import { pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

/**
 * The export of each account that a server is sending. An expired row belongs to a server that died, and is
 * replaced.
 */
export const exportTurns = pgTable('export_turns', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  turn: text('turn').notNull(),
  endsAt: moment('ends_at').notNull(),
});
