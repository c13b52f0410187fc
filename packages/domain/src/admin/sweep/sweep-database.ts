import { sweeps } from '@repo/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { sweepDeletedAccounts } from './deleted-accounts.ts';
import * as rows from './old-rows.ts';
import { sweepFragments, sweepVersions } from './old-versions.ts';
import { sweepOpenPictures } from './open-pictures.ts';
import { atMoment, type Sweep } from './sweep-rows.ts';
import { tallyReviews } from './tally-reviews.ts';
import { sweepGuardianLinks, sweepGuardianships, sweepUnconsentedAccounts } from './unconsented-accounts.ts';
import { sweepFigures } from './unused-figures.ts';
import { sweepImages } from './unused-images.ts';

/**
 * In order: accounts before rows that only they referred to, and reviews are counted before their accounts
 * are deleted.
 */
const kinds: Record<string, Sweep> = {
  reviewsCounted: tallyReviews,
  sessions: rows.sweepSessions,
  deletedSessions: rows.sweepDeletedSessions,
  adminSessions: rows.sweepAdminSessions,
  mailCodes: rows.sweepMailCodes,
  identityProofs: rows.sweepIdentityProofs,
  mails: rows.sweepMails,
  knownDevices: rows.sweepKnownDevices,
  deletedAccounts: sweepDeletedAccounts,
  unconsentedAccounts: sweepUnconsentedAccounts,
  guardianships: sweepGuardianships,
  guardianLinks: sweepGuardianLinks,
  unverifiedAccounts: rows.sweepUnverifiedAccounts,
  importIds: rows.sweepImportIds,
  deletedContent: rows.sweepDeletedContent,
  draftChanges: rows.sweepDraftChanges,
  publishedTests: rows.sweepPublishedTests,
  publishedWritten: rows.sweepPublishedWritten,
  versions: sweepVersions,
  pieces: sweepFragments,
  openPictures: sweepOpenPictures,
  figures: sweepFigures,
  images: sweepImages,
};

export type Swept = {
  /** Number removed per kind; for `reviewsCounted`, of students whose reviews were counted. */
  removed: Record<string, number>;
  /** Why kinds failed; the next day retries them. */
  failures: { kind: string; error: unknown }[];
};

const name = 'daily';
const pauseHours = 24;
/** After this time another server may take over, in case the first one died. */
const leaseHours = 1;

const hoursAgo = (ctx: DomainContext, hours: number) =>
  atMoment(new Date(ctx.clock.now().getTime() - hours * 3_600_000));

/** @returns whether it is due and no other server has claimed it */
async function take(ctx: DomainContext): Promise<boolean> {
  const startedAt = ctx.clock.now();
  const taken = await ctx.database.db
    .insert(sweeps)
    .values({ name, startedAt })
    .onConflictDoUpdate({
      target: sweeps.name,
      set: { startedAt, finishedAt: null },
      setWhere: sql`${sweeps.startedAt} <= ${hoursAgo(ctx, pauseHours)}
        or (${sweeps.finishedAt} is null and ${sweeps.startedAt} <= ${hoursAgo(ctx, leaseHours)})`,
    })
    .returning({ name: sweeps.name });
  return taken.length > 0;
}

/** An aborted run is due again immediately. */
async function giveBack(ctx: DomainContext, isDone: boolean): Promise<void> {
  const finishedAt = ctx.clock.now();
  await ctx.database.db
    .update(sweeps)
    .set(isDone ? { finishedAt } : { startedAt: new Date(0) })
    .where(eq(sweeps.name, name));
}

/** When the daily sweep last began, for operators; null before the first one. */
export async function getSweepState(ctx: DomainContext): Promise<{ startedAt: Date | null }> {
  const [row] = await ctx.database.db
    .select({ startedAt: sweeps.startedAt })
    .from(sweeps)
    .where(eq(sweeps.name, name));
  return { startedAt: row?.startedAt ?? null };
}

/**
 * Deletes expired rows and files if the last run was a day ago. Kinds are independent, so one failure does
 * not stop the others. Any number of servers may call it at any time.
 * @param signal ends it after the current batch
 * @returns null when it is not due or another server does it
 */
export async function sweepDatabase(ctx: DomainContext, signal: AbortSignal): Promise<Swept | null> {
  if (!(await take(ctx))) return null;
  const swept: Swept = { removed: {}, failures: [] };
  for (const [kind, sweep] of Object.entries(kinds)) {
    if (signal.aborted) break;
    try {
      swept.removed[kind] = await sweep(ctx, signal);
    } catch (error) {
      swept.failures.push({ kind, error });
    }
  }
  await giveBack(ctx, !signal.aborted);
  return swept;
}
