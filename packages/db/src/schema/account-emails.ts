import { sql } from 'drizzle-orm';
import { pgView, text } from 'drizzle-orm/pg-core';

/**
 * Finds the account of an email. A view here; a table that keeps emails unique where users are distributed
 * (deploy/scaling/distribute-by-student.sql).
 */
export const accountEmails = pgView('account_emails', {
  email: text('email').notNull(),
  userId: text('user_id').notNull(),
}).as(sql`select email, id as user_id from users`);
