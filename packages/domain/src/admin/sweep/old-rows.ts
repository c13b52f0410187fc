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
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { deleteUnusedDevices } from '#src/auth/known-devices.ts';
import { deleteOldMails } from '#src/auth/mail-outbox-state.ts';
import type { Transaction } from '#src/transactions.ts';
import { deleteAccounts } from './deleted-accounts.ts';
import { atMoment, batchSize, daysAgo, inBatches, type Sweep, sweepRows } from './sweep-rows.ts';

/** Retention of expired rows, except those of accounts; docs/deploy.md has the table. */
const importIdsKeptDays = 30;

/** Found by their students, because a distributed database locks and numbers rows within a shard only. */
export const sweepSessions: Sweep = (ctx, signal) =>
  inBatches(async () => {
    const { db } = ctx.database;
    const isOld = lte(sessions.expiresAt, ctx.clock.now());
    const some = db.select({ userId: sessions.userId }).from(sessions).where(isOld).limit(batchSize);
    const { count } = await db.delete(sessions).where(and(isOld, inArray(sessions.userId, some)));
    return count;
  }, signal);

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

/** Skips an account with a usable code, and one with orders, which should not exist. */
export const sweepUnverifiedAccounts: Sweep = (ctx, signal) => {
  const isDue = and(isNull(users.verifiedAt), lte(users.createdAt, daysAgo(ctx, unverifiedAccountKeptDays)));
  const isHeld = async (tx: Transaction, id: string) =>
    (await tx.$count(orders, eq(orders.userId, id))) +
      (await tx.$count(mailCodes, and(eq(mailCodes.userId, id), gt(mailCodes.expiresAt, ctx.clock.now())))) >
    0;
  return deleteAccounts(ctx, { isDue, isHeld }, signal);
};

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

/**
 * Deletes snapshots without results. Looks for a result of one snapshot at a time, because a distributed
 * database can't join these with the results of all shards.
 */
const sweepSnapshots =
  (snapshots: typeof publishedTests | typeof publishedWritten, resultHash: AnyPgColumn): Sweep =>
  async (ctx, signal) => {
    const { db } = ctx.database;
    const hashes = await db.select({ hash: snapshots.hash }).from(snapshots);
    let deleted = 0;
    for (const { hash } of hashes) {
      if (signal.aborted) break;
      const [used] = await db
        .select({ hash: resultHash })
        .from(resultHash.table)
        .where(eq(resultHash, hash))
        .limit(1);
      if (!used) deleted += (await db.delete(snapshots).where(eq(snapshots.hash, hash))).count;
    }
    return deleted;
  };

export const sweepPublishedTests = sweepSnapshots(publishedTests, testResults.testHash);
export const sweepPublishedWritten = sweepSnapshots(publishedWritten, writtenResults.writtenHash);
