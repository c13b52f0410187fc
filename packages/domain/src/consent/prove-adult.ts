import type { GuardianReply, ProveAdultInput } from '@repo/contracts/consent';
import { mailboxOf } from '@repo/contracts/mailbox.rules';
import * as consentMessages from '@repo/contracts/messages/consent';
import { guardianships, users } from '@repo/db/schema';
import { and, eq, gt } from 'drizzle-orm';
import { accountIdsOf } from '#src/auth/account-emails.ts';
import { getUser } from '#src/auth/get-user.ts';
import { proveIdentity } from '#src/auth/identity-proofs.ts';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { getOrderStatus } from '#src/payment/get-order-status.ts';
import { findWard, type GuardianLink, type Ward } from './guardian-links.ts';
import { openGuardianPage } from './guardian-page.ts';

type Guardianship = typeof guardianships.$inferSelect;

/** Whether the newest order of this guardian is paid; asks the payment provider. */
async function hasPaid(ctx: DomainContext, { userId, orderId }: Guardianship): Promise<boolean> {
  if (orderId === null) return false;
  const student = { ...ctx, user: await getUser(ctx, userId) };
  const reply = await getOrderStatus(student, { orderId });
  return reply.order.order_status === 'PAID';
}

/** Whether the guardian's email is a different spelling of the student's own. */
const isOwnMailbox = ({ email, guardianship }: Ward) => mailboxOf(email) === mailboxOf(guardianship.email);

/** Whether the email belongs to a student who is a minor: a friend can't be a guardian. */
async function isOfMinor(ctx: DomainContext, email: string): Promise<boolean> {
  const { db } = ctx.database;
  for (const id of await accountIdsOf(db, [email, mailboxOf(email)])) {
    const isMinor = and(eq(users.id, id), gt(users.adultAt, ctx.clock.now()));
    if ((await db.$count(users, isMinor)) > 0) return true;
  }
  return false;
}

/**
 * Checks that the guardian is an adult, by one of the checks on offer.
 * @param identityProof brought back by a browser from the identity provider, when the input has no idToken
 * @throws NOT_FOUND; FORBIDDEN when it proves no adult; WRONG_CREDENTIALS; PROVIDER_FAILED
 */
export async function proveAdult(
  ctx: DomainContext,
  { by, idToken, ...link }: ProveAdultInput & GuardianLink,
  identityProof: string | null = null,
): Promise<GuardianReply> {
  const ward = await findWard(ctx, link);
  const { id: userId, guardianship } = ward;
  const { email } = guardianship;
  const check = ctx.adultChecks[by];
  if (!check) throw new DomainError('FORBIDDEN', consentMessages.proofNotOffered);
  await check({
    email,
    identity: () => proveIdentity(ctx, { idToken, proof: identityProof }, consentMessages.proofFailed),
    hasPaid: () => hasPaid(ctx, guardianship),
  });
  // Check only after the proof, so that strangers can't find out who has an account.
  if (isOwnMailbox(ward) || (await isOfMinor(ctx, email)))
    throw new DomainError('FORBIDDEN', consentMessages.proofOfMinor);
  // The guardian may have been replaced meanwhile; the proof does not count for the new one.
  await ctx.database.db
    .update(guardianships)
    .set({ provedBy: by, provedAt: ctx.clock.now() })
    .where(
      and(
        eq(guardianships.userId, userId),
        eq(guardianships.email, email),
        by === 'payment' ? eq(guardianships.orderId, guardianship.orderId ?? '') : undefined,
      ),
    );
  return { view: await openGuardianPage(ctx, link), message: consentMessages.proofDone };
}
