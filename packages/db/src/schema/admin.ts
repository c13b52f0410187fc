import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Sessions of the content tool: a token that expires, created with the admin password. */
export const adminSessions = pgTable('admin_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  /** HMAC of the password at sign-in, keyed by the token: a changed password invalidates the session. */
  passwordProof: text('password_proof').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Work that one server does for all; one row per kind. */
export const sweeps = pgTable('sweeps', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** When it finished; null while it runs, or if its server stopped before finishing. */
  finishedAt: moment('finished_at'),
});
