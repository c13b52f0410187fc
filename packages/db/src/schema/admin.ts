import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Sessions of the content tool: one password gate, a token with an end. */
export const adminSessions = pgTable('admin_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  /** HMAC of the password of that day, keyed by the token: with another password the session opens nothing. */
  passwordProof: text('password_proof').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Work that one server at a time does for all; a row for each kind. */
export const sweeps = pgTable('sweeps', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** Null while it runs, and where its server ended before it was done. */
  finishedAt: moment('finished_at'),
});
