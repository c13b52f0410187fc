import { consentNoticeAgainDays, unconsentedAccountKeptDays } from '@repo/contracts/limits/consent';
import { guardianLinks, guardianships, users } from '@repo/db/schema';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { isUnconsentedMinor, queueNotice } from '#src/auth/consent-notices.ts';
import { linksEndedBefore } from '#src/consent/guardian-links.ts';
import type { DomainContext } from '#src/context.ts';
import { deleteAccounts, hasOpenOrder } from './deleted-accounts.ts';
import { daysAgo, inBatches, type Sweep, sweepRows } from './sweep-rows.ts';

const accountsAtOnce = 500;
/** Spaces out notices to existing accounts, so that a code never waits behind more than one of them. */
const noticePauseMs = 2_000;
/** As many notices as can be sent before the next sweep. */
const noticesADay = 40_000;

/** Mails existing students when consent becomes required; their time starts once the mail is sent. */
async function tellStudents(ctx: DomainContext, signal: AbortSignal): Promise<void> {
  const now = ctx.clock.now();
  const isUntold = and(
    isUnconsentedMinor(ctx),
    isNull(users.consentAwaitedSince),
    isNotNull(users.verifiedAt),
    or(isNull(users.consentNoticeAt), lte(users.consentNoticeAt, daysAgo(ctx, consentNoticeAgainDays))),
  );
  let queued = 0;
  await inBatches(
    () =>
      ctx.database.db.transaction(async (tx) => {
        const untold = await tx
          .select({ id: users.id })
          .from(users)
          .where(isUntold)
          .limit(Math.min(accountsAtOnce, noticesADay - queued));
        const before = queued;
        for (const { id } of untold) {
          const isThis = and(eq(users.id, id), isUntold);
          // One row a statement, because a distributed database skips locked rows of one shard only.
          const [student] = await tx
            .select({ id: users.id, name: users.name, email: users.email })
            .from(users)
            .where(isThis)
            .for('no key update', { skipLocked: true });
          if (!student) continue;
          await queueNotice(ctx, tx, student, 'needed', new Date(now.getTime() + queued * noticePauseMs));
          await tx.update(users).set({ consentNoticeAt: now }).where(eq(users.id, id));
          queued += 1;
        }
        return queued - before;
      }),
    signal,
  );
  if (queued > 0) ctx.mailSignal.notify();
}

/** Stops the clock where consent is not required: it restarts if that changes, and a refusal ends no account. */
async function stopTime(ctx: DomainContext): Promise<void> {
  const { db } = ctx.database;
  await db.update(users).set({ refusalDueAt: null }).where(gt(users.refusalDueAt, ctx.clock.now()));
  await db
    .update(users)
    .set({ consentAwaitedSince: null, consentNoticeAt: null })
    .where(or(isNotNull(users.consentAwaitedSince), isNotNull(users.consentNoticeAt)));
}

/** Deletes accounts of minors after 30 days without consent. Skips those whose owner has come of age. */
export const sweepUnconsentedAccounts: Sweep = async (ctx, signal) => {
  if (!ctx.settings.isConsentRequired) {
    await stopTime(ctx);
    return 0;
  }
  await tellStudents(ctx, signal);
  const isDue = and(
    lte(users.consentAwaitedSince, daysAgo(ctx, unconsentedAccountKeptDays)),
    isUnconsentedMinor(ctx),
  );
  return deleteAccounts(ctx, { isDue, isHeld: hasOpenOrder }, signal);
};

/** Deletes guardianships of students who are adults by now. */
export const sweepGuardianships: Sweep = async (ctx, signal) => {
  const { db } = ctx.database;
  let [last, deleted] = ['', 0];
  await inBatches(async () => {
    const page = await db
      .select({ userId: guardianships.userId })
      .from(guardianships)
      .where(gt(guardianships.userId, last))
      .orderBy(asc(guardianships.userId))
      .limit(accountsAtOnce);
    last = page.at(-1)?.userId ?? last;
    const ids = page.map(({ userId }) => userId);
    const adults = await db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, ids), lte(users.adultAt, ctx.clock.now())));
    const ofAdults = inArray(
      guardianships.userId,
      adults.map(({ id }) => id),
    );
    deleted += (await db.delete(guardianships).where(ofAdults).returning({ one: guardianships.userId }))
      .length;
    return page.length;
  }, signal);
  return deleted;
};

export const sweepGuardianLinks: Sweep = (ctx, signal) =>
  sweepRows(guardianLinks, () => sql`created_at <= ${linksEndedBefore(ctx).toISOString()}::timestamptz`)(
    ctx,
    signal,
  );
