import {
  deletedSessionsKeptDays,
  oldMailCodesKeptDays,
  unverifiedAccountKeptDays,
} from '@repo/contracts/limits/auth';
import { deletedContentKeptDays, draftChangesKeptDays } from '@repo/contracts/limits/content';
import {
  adminSessions,
  contentImports,
  deletedContent,
  deletedSessions,
  draftChanges,
  identityProofs,
  mailCodes,
  orders,
  publishedTests,
  publishedWritten,
  sessions,
  testResults,
  users,
  writtenResults,
} from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { deleteUnusedDevices } from '#src/auth/known-devices.ts';
import { deleteOldMails } from '#src/auth/mail-outbox-state.ts';
import { atMoment, daysAgo, type Sweep, sweepRows } from './sweep-rows.ts';

/** Retention of expired rows, except those of accounts; docs/deploy.md has the table. */
const importIdsKeptDays = 30;

export const sweepSessions = sweepRows(sessions, (ctx) => sql`expires_at <= ${atMoment(ctx.clock.now())}`);

export const sweepDeletedSessions = sweepRows(
  deletedSessions,
  (ctx) => sql`deleted_at <= ${atMoment(daysAgo(ctx, deletedSessionsKeptDays))}`,
);

export const sweepAdminSessions = sweepRows(
  adminSessions,
  (ctx) => sql`expires_at <= ${atMoment(ctx.clock.now())}`,
);

export const sweepIdentityProofs = sweepRows(
  identityProofs,
  (ctx) => sql`expires_at <= ${atMoment(ctx.clock.now())}`,
);

/** Includes used codes, which are retained for people who open their link again. */
export const sweepMailCodes = sweepRows(
  mailCodes,
  (ctx) => sql`expires_at <= ${atMoment(daysAgo(ctx, oldMailCodesKeptDays))}`,
);

export const sweepKnownDevices: Sweep = (ctx) => deleteUnusedDevices(ctx);

export const sweepMails: Sweep = (ctx) => deleteOldMails(ctx);

/** Deletes referring rows too. Skips an unverified account with orders, which should not exist. */
export const sweepUnverifiedAccounts = sweepRows(
  users,
  (ctx) => sql`verified_at is null and created_at <= ${atMoment(daysAgo(ctx, unverifiedAccountKeptDays))}
    and not exists (select from ${orders} where user_id = users.id)
    and not exists (select from ${mailCodes} where user_id = users.id and mail_codes.expires_at > ${atMoment(ctx.clock.now())})`,
);

export const sweepImportIds = sweepRows(
  contentImports,
  (ctx) => sql`created_at <= ${atMoment(daysAgo(ctx, importIdsKeptDays))}`,
);

export const sweepDeletedContent = sweepRows(
  deletedContent,
  (ctx) => sql`deleted_at <= ${atMoment(daysAgo(ctx, deletedContentKeptDays))}`,
);

export const sweepDraftChanges = sweepRows(
  draftChanges,
  (ctx) => sql`changed_at <= ${atMoment(daysAgo(ctx, draftChangesKeptDays))}`,
);

/** Snapshots of tests without results. */
export const sweepPublishedTests = sweepRows(
  publishedTests,
  () => sql`not exists (select from ${testResults} where test_hash = hash)`,
);

/** Snapshots of written questions without results. */
export const sweepPublishedWritten = sweepRows(
  publishedWritten,
  () => sql`not exists (select from ${writtenResults} where written_hash = hash)`,
);
