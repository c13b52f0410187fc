import { unconsentedAccountKeptDays } from '@repo/contracts/limits/consent';
import { guardianLinks, guardianships, users } from '@repo/db/schema';
import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { linksEndedBefore } from '#src/consent/guardian-links.ts';
import type { DomainContext } from '#src/context.ts';
import { deleteOneAccount } from './deleted-accounts.ts';
import { daysAgo, inBatches, type Sweep, sweepRows } from './sweep-rows.ts';

const accountsAtOnce = 1_000;

const isUnconsentedMinor = (ctx: DomainContext) =>
  and(isNull(users.consentedAt), gt(users.adultAt, ctx.clock.now()));

/** Where consent is required since a short while, the time of accounts that were there before begins now. */
async function startTime(ctx: DomainContext, signal: AbortSignal): Promise<void> {
  const { db } = ctx.database;
  const untimed = db
    .select({ id: users.id })
    .from(users)
    .where(and(isUnconsentedMinor(ctx), isNull(users.consentAwaitedSince), isNotNull(users.verifiedAt)))
    .limit(accountsAtOnce);
  await inBatches(async () => {
    const begun = await db
      .update(users)
      .set({ consentAwaitedSince: ctx.clock.now() })
      .where(inArray(users.id, untimed))
      .returning({ id: users.id });
    return begun.length;
  }, signal);
}

/** Where consent is not required, no time runs: it begins anew if that changes. */
async function stopTime(ctx: DomainContext): Promise<void> {
  await ctx.database.db
    .update(users)
    .set({ consentAwaitedSince: null })
    .where(isNotNull(users.consentAwaitedSince));
}

/** Accounts of minors for whom nobody has agreed for 30 days. One whose owner has come of age meanwhile stays. */
export const sweepUnconsentedAccounts: Sweep = async (ctx, signal) => {
  if (!ctx.settings.isConsentRequired) {
    await stopTime(ctx);
    return 0;
  }
  await startTime(ctx, signal);
  const isDue = and(
    lte(users.consentAwaitedSince, daysAgo(ctx, unconsentedAccountKeptDays)),
    isUnconsentedMinor(ctx),
  );
  return inBatches(() => deleteOneAccount(ctx, isDue), signal);
};

/** Guardians of students who are adults by now: nobody is to be asked any more. */
export const sweepGuardianships: Sweep = async (ctx) => {
  const { db } = ctx.database;
  const adults = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, guardianships.userId), lte(users.adultAt, ctx.clock.now())));
  const gone = await db
    .delete(guardianships)
    .where(inArray(guardianships.userId, adults))
    .returning({ userId: guardianships.userId });
  return gone.length;
};

export const sweepGuardianLinks: Sweep = (ctx, signal) =>
  sweepRows(guardianLinks, () => sql`created_at <= ${linksEndedBefore(ctx).toISOString()}::timestamptz`)(
    ctx,
    signal,
  );
