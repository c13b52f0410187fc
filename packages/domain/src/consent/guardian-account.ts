import type { AccountExport } from '@repo/contracts/account-export';
import type { GuardianReply } from '@repo/contracts/consent';
import { deletionDelayDays } from '@repo/contracts/limits/auth';
import * as consentMessages from '@repo/contracts/messages/consent';
import type { CreateOrderReply } from '@repo/contracts/payment';
import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { exportAccount } from '#src/account/export-account.ts';
import { getUser } from '#src/auth/get-user.ts';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { JsonStream } from '#src/json-stream.ts';
import { createOrder } from '#src/payment/create-order.ts';
import type { Transaction } from '#src/transactions.ts';
import { withdraw } from './decide-consent.ts';
import { findWard, type GuardianLink, type Ward } from './guardian-links.ts';
import { presentWard } from './guardian-page.ts';

/**
 * The student of a guardian who proved to be an adult; a link alone may have gone to a wrong address.
 * @throws NOT_FOUND; FORBIDDEN
 */
async function findShownWard(ctx: DomainContext, link: GuardianLink, tx?: Transaction): Promise<Ward> {
  const ward = await findWard(ctx, link, tx);
  if (ward.guardianship.provedBy === null) throw new DomainError('FORBIDDEN', consentMessages.proofMissing);
  return ward;
}

/** Everything stored about the student, for a guardian who proved to be an adult. @throws NOT_FOUND; FORBIDDEN */
export async function exportForGuardian(
  ctx: DomainContext,
  link: GuardianLink,
  signal?: AbortSignal,
): Promise<JsonStream<AccountExport>> {
  const ward = await findShownWard(ctx, link);
  return exportAccount({ ...ctx, user: await getUser(ctx, ward.id) }, signal);
}

/**
 * Withdraws the consent and plans the deletion of the account in 7 days; asking again doesn't change the
 * date.
 * @throws NOT_FOUND; FORBIDDEN before the adult is proved
 */
export async function planDeletionByGuardian(ctx: DomainContext, link: GuardianLink): Promise<GuardianReply> {
  const ward = await ctx.database.db.transaction(async (tx) => {
    const closed = await withdraw(ctx, tx, await findShownWard(ctx, link, tx));
    const inDays = new Date(ctx.clock.now().getTime() + deletionDelayDays * 86_400_000);
    const deletionDueAt = closed.deletionDueAt ?? inDays;
    await tx.update(users).set({ deletionDueAt }).where(eq(users.id, closed.id));
    return { ...closed, deletionDueAt };
  });
  return { view: await presentWard(ctx, ward), message: consentMessages.guardianDeletionPlanned };
}

/** Cancels the planned deletion, no matter who planned it; consent is unchanged. @throws NOT_FOUND; FORBIDDEN */
export async function cancelDeletionByGuardian(
  ctx: DomainContext,
  link: GuardianLink,
): Promise<GuardianReply> {
  const ward = await findShownWard(ctx, link);
  await ctx.database.db.update(users).set({ deletionDueAt: null }).where(eq(users.id, ward.id));
  const view = await presentWard(ctx, { ...ward, deletionDueAt: null });
  return { view, message: consentMessages.guardianDeletionCancelled };
}

/**
 * Orders a month of Super for the student on the guardian's behalf; paying it proves an adult.
 * @throws NOT_FOUND; FORBIDDEN where that is not offered; PROVIDER_FAILED; CONFLICT for an account with a
 * planned deletion
 */
export async function createGuardianOrder(ctx: DomainContext, link: GuardianLink): Promise<CreateOrderReply> {
  const ward = await findWard(ctx, link);
  if (!ctx.adultChecks.payment) throw new DomainError('FORBIDDEN', consentMessages.proofNotOffered);
  return createOrder({ ...ctx, user: await getUser(ctx, ward.id) }, ward.guardianship);
}
