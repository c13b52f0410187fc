import type { GiveConsentInput, GuardianReply } from '@repo/contracts/consent';
import { consentTextVersion } from '@repo/contracts/consent.text';
import { deletionDelayDays } from '@repo/contracts/limits/auth';
import * as consentMessages from '@repo/contracts/messages/consent';
import {
  acceptedInvites,
  chapterProgress,
  chapterUnlocks,
  guardianLinks,
  guardianships,
  orders,
  paperResults,
  planGrants,
  reviewBatches,
  studyDays,
  testResults,
  users,
  writtenResults,
} from '@repo/db/schema';
import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import { assertFewDecisions, recordConsent } from '#src/account/consent-records.ts';
import { deleteAccount } from '#src/account/delete-account.ts';
import { queueNotice } from '#src/auth/consent-notices.ts';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { findWard, type GuardianLink, type Ward } from './guardian-links.ts';
import { presentWard } from './guardian-page.ts';

const setAccount = (tx: Transaction, { id }: Ward, fields: Partial<typeof users.$inferInsert>) =>
  tx.update(users).set(fields).where(eq(users.id, id));

/**
 * Gives consent, after the guardian proved to be an adult: the student can use everything. Repeated clicks
 * are recorded once.
 * @throws NOT_FOUND; CONFLICT for an outdated text; FORBIDDEN before the proof, and after too many decisions
 * in one day
 */
export async function giveConsent(
  ctx: DomainContext,
  input: GiveConsentInput & GuardianLink,
): Promise<GuardianReply> {
  if (input.textVersion !== consentTextVersion)
    throw new DomainError('CONFLICT', consentMessages.consentTextOld);
  return ctx.database.db.transaction(async (tx) => {
    const ward = await findWard(ctx, input, tx);
    const consented = {
      ...ward,
      consentedAt: ward.consentedAt ?? ctx.clock.now(),
      consentAwaitedSince: null,
    };
    if (ward.consentedAt === null) {
      if (ward.guardianship.provedBy === null)
        throw new DomainError('FORBIDDEN', consentMessages.proofMissing);
      await assertFewDecisions(ctx, tx, ward.guardianship);
      await recordConsent(ctx, tx, ward.guardianship, 'given');
      await setAccount(tx, ward, { consentedAt: consented.consentedAt, consentAwaitedSince: null });
    }
    return { view: await presentWard(ctx, consented), message: consentMessages.consentGiven };
  });
}

/** Withdraws a consent in the caller's transaction; without one nothing changes and nothing is recorded. */
export async function withdraw(ctx: DomainContext, tx: Transaction, ward: Ward): Promise<Ward> {
  if (ward.consentedAt === null) return ward;
  const consentAwaitedSince = ctx.clock.now();
  await recordConsent(ctx, tx, ward.guardianship, 'withdrawn');
  await setAccount(tx, ward, { consentedAt: null, consentAwaitedSince });
  return { ...ward, consentedAt: null, consentAwaitedSince };
}

/**
 * Withdraws the consent: the account is closed immediately, and deleted after 30 days unless a guardian
 * agrees again.
 * @throws NOT_FOUND
 */
export async function withdrawConsent(ctx: DomainContext, link: GuardianLink): Promise<GuardianReply> {
  const ward = await ctx.database.db.transaction(async (tx) =>
    withdraw(ctx, tx, await findWard(ctx, link, tx)),
  );
  return { view: await presentWard(ctx, ward), message: consentMessages.consentWithdrawn };
}

async function hasUnsettledOrder(tx: Transaction, userId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.nextCheckAt)))
    .limit(1);
  return open !== undefined;
}

/** Whether the account has any work: something studied, opened or paid, or invited friends. */
async function holdsWork(tx: Transaction, userId: string): Promise<boolean> {
  const rows = [
    chapterUnlocks,
    chapterProgress,
    studyDays,
    testResults,
    writtenResults,
    paperResults,
    reviewBatches,
    planGrants,
  ].map((table) => exists(tx.select({ one: sql`1` }).from(table).where(eq(table.userId, userId))));
  const friends = tx
    .select({ one: sql`1` })
    .from(acceptedInvites)
    .where(eq(acceptedInvites.inviterId, userId));
  const [holding] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(...rows, exists(friends))));
  return holding !== undefined;
}

/** Disables the guardian's links and proofs, and lets the daily sweep delete the account from then on. */
async function closeUntil(tx: Transaction, ward: Ward, refusalDueAt: Date): Promise<void> {
  await setAccount(tx, ward, { refusalDueAt });
  await tx.delete(guardianLinks).where(eq(guardianLinks.userId, ward.id));
  const nothingShown = { provedBy: null, provedAt: null, orderId: null };
  await tx.update(guardianships).set(nothingShown).where(eq(guardianships.userId, ward.id));
}

/**
 * Refuses consent. An account with work is closed and deleted after 7 days, in which the student may name
 * another guardian, in case the address was wrong. Other accounts are deleted immediately, or once a pending
 * payment is settled, because a payment needs its account; nobody is signed in until then.
 * @throws NOT_FOUND; CONFLICT when consent was given: it can be withdrawn instead
 */
export async function refuseConsent(ctx: DomainContext, link: GuardianLink): Promise<{ message: string }> {
  const reply = await ctx.database.db.transaction(async (tx) => {
    const ward = await findWard(ctx, link, tx);
    if (ward.consentedAt !== null) throw new DomainError('CONFLICT', consentMessages.consentAlreadyGiven);
    await recordConsent(ctx, tx, ward.guardianship, 'refused');
    const now = ctx.clock.now();
    if (await holdsWork(tx, ward.id)) {
      await closeUntil(tx, ward, new Date(now.getTime() + deletionDelayDays * 86_400_000));
      await queueNotice(ctx, tx, ward, 'refused');
      return { message: consentMessages.consentRefusedWithWork };
    }
    if (await hasUnsettledOrder(tx, ward.id)) {
      await closeUntil(tx, ward, now);
      return { message: consentMessages.consentRefusedLater };
    }
    await deleteAccount(ctx, tx, { id: ward.id, email: ward.email, picture: ward.profilePicture });
    return { message: consentMessages.consentRefused };
  });
  ctx.mailSignal.notify();
  return reply;
}
