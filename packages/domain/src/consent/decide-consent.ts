import type { GiveConsentInput, GuardianLinkInput, GuardianReply } from '@repo/contracts/consent';
import { consentTextVersion } from '@repo/contracts/consent.text';
import * as consentMessages from '@repo/contracts/messages/consent';
import { guardianLinks, orders, sessions, users } from '@repo/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import { recordConsent } from '#src/account/consent-records.ts';
import { deleteAccount } from '#src/account/delete-account.ts';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { findWard, type Ward } from './guardian-links.ts';
import { presentWard } from './guardian-page.ts';

const setAccount = (tx: Transaction, { id }: Ward, fields: Partial<typeof users.$inferInsert>) =>
  tx.update(users).set(fields).where(eq(users.id, id));

/**
 * Agrees, once an adult was shown: from now on the student can use everything. Of any number of clicks one is recorded.
 * @throws NOT_FOUND; CONFLICT for another text than the one of now; FORBIDDEN before anything was shown
 */
export async function giveConsent(ctx: DomainContext, input: GiveConsentInput): Promise<GuardianReply> {
  if (input.textVersion !== consentTextVersion)
    throw new DomainError('CONFLICT', consentMessages.consentTextOld);
  return ctx.database.db.transaction(async (tx) => {
    const ward = await findWard(ctx, input.token, tx);
    const consented = {
      ...ward,
      consentedAt: ward.consentedAt ?? ctx.clock.now(),
      consentAwaitedSince: null,
    };
    if (ward.consentedAt === null) {
      if (ward.guardianship.provedBy === null)
        throw new DomainError('FORBIDDEN', consentMessages.proofMissing);
      await recordConsent(ctx, tx, ward.guardianship, 'given');
      await setAccount(tx, ward, { consentedAt: consented.consentedAt, consentAwaitedSince: null });
    }
    return { view: await presentWard(ctx, consented), message: consentMessages.consentGiven };
  });
}

/** Takes a consent back within the caller's transaction; without one nothing changes and nothing is recorded. */
export async function withdraw(ctx: DomainContext, tx: Transaction, ward: Ward): Promise<Ward> {
  if (ward.consentedAt === null) return ward;
  const consentAwaitedSince = ctx.clock.now();
  await recordConsent(ctx, tx, ward.guardianship, 'withdrawn');
  await setAccount(tx, ward, { consentedAt: null, consentAwaitedSince });
  return { ...ward, consentedAt: null, consentAwaitedSince };
}

/**
 * Takes the consent back: the account is closed at once, and deleted after 30 days unless somebody agrees again.
 * @throws NOT_FOUND
 */
export async function withdrawConsent(
  ctx: DomainContext,
  { token }: GuardianLinkInput,
): Promise<GuardianReply> {
  const ward = await ctx.database.db.transaction(async (tx) =>
    withdraw(ctx, tx, await findWard(ctx, token, tx)),
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

/** What is left until a payment is settled: nobody is signed in, no link works, and the daily sweep deletes it. */
async function closeUntilSettled(ctx: DomainContext, tx: Transaction, ward: Ward): Promise<void> {
  await setAccount(tx, ward, { deletionDueAt: ctx.clock.now() });
  await tx.delete(sessions).where(eq(sessions.userId, ward.id));
  await tx.delete(guardianLinks).where(eq(guardianLinks.userId, ward.id));
}

/**
 * Refuses: the account and all that is kept about the student is deleted at once; with a payment under way, when that is
 * settled, since a payment needs its account.
 * @throws NOT_FOUND; CONFLICT when consent was given: that is taken back
 */
export async function refuseConsent(
  ctx: DomainContext,
  { token }: GuardianLinkInput,
): Promise<{ message: string }> {
  return ctx.database.db.transaction(async (tx) => {
    const ward = await findWard(ctx, token, tx);
    if (ward.consentedAt !== null) throw new DomainError('CONFLICT', consentMessages.consentAlreadyGiven);
    await recordConsent(ctx, tx, ward.guardianship, 'refused');
    if (await hasUnsettledOrder(tx, ward.id)) {
      await closeUntilSettled(ctx, tx, ward);
      return { message: consentMessages.consentRefusedLater };
    }
    await deleteAccount(ctx, tx, { id: ward.id, email: ward.email, picture: ward.profilePicture });
    return { message: consentMessages.consentRefused };
  });
}
