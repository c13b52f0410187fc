import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Sessions of the content tool: one password gate, a token with an end. */
export const adminSessions = pgTable('admin_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
