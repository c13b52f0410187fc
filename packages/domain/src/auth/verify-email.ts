import type { VerifyEmailInput, VerifyLinkInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import { acceptedInvites, identities, users } from '@repo/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { findAccount } from './find-account.ts';
import { isKnownDevice } from './known-devices.ts';
import { useVerificationCode, useVerificationLink } from './mail-codes.ts';

const verificationDone = 'Email verified successfully';

/**
 * Marks a user's email as verified and the invite as accepted: once per invited user
 * (docs/product/access.md#invites). Idempotent; call it in the transaction that proved the email.
 * @param isByLinkAlone whether the only proof is a link opened in an unknown browser
 */
export async function markVerified(
  ctx: DomainContext,
  tx: Transaction,
  userId: string,
  isByLinkAlone = false,
): Promise<void> {
  const now = ctx.clock.now();
  if (!isByLinkAlone)
    await tx
      .update(users)
      .set({ isVerifiedByLinkAlone: false })
      .where(and(eq(users.id, userId), users.isVerifiedByLinkAlone));
  const [user] = await tx
    .update(users)
    .set({ verifiedAt: now, isVerifiedByLinkAlone: isByLinkAlone })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)))
    .returning({ invitedBy: users.invitedBy });
  if (!user?.invitedBy) return;
  await tx
    .insert(acceptedInvites)
    .values({ inviterId: user.invitedBy, invitedId: userId, acceptedAt: now })
    .onConflictDoNothing();
}

/**
 * Handles a proven mailbox: verifies the account and unlinks identities whose provider never vouched for its
 * email, because anybody may have linked them. Idempotent.
 */
export async function proveMailbox(
  ctx: DomainContext,
  tx: Transaction,
  userId: string,
  isByLinkAlone = false,
): Promise<void> {
  await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.isEmailProved, false)));
  await markVerified(ctx, tx, userId, isByLinkAlone);
}

/**
 * Verifies an email with the code from the mail. Idempotent: a used code succeeds again and changes nothing.
 * @throws WRONG_CODE, the same for an unknown email
 */
export async function verifyEmail(ctx: DomainContext, input: VerifyEmailInput): Promise<{ message: string }> {
  const account = await findAccount(ctx, input.email);
  const isVerified =
    account !== null &&
    (await ctx.database.db.transaction(async (tx) => {
      const found = await useVerificationCode(ctx, tx, account.id, input.code);
      if (found === 'fresh') await proveMailbox(ctx, tx, account.id);
      return found !== 'wrong';
    }));
  if (!isVerified) throw new DomainError('WRONG_CODE', authMessages.codeWrong);
  return { message: verificationDone };
}

/**
 * Verifies an email with the link from the mail. For an account that is already verified it succeeds and
 * changes nothing.
 * @param deviceToken the secret of the browser that opened it. Only in a known browser does the link show
 * that the person who signed up also reads the mail
 * @throws WRONG_CODE when it is unknown or old
 */
export async function verifyEmailLink(
  ctx: DomainContext,
  input: VerifyLinkInput,
  deviceToken: string | null = null,
): Promise<{ message: string }> {
  const isVerified = await ctx.database.db.transaction(async (tx) => {
    const found = await useVerificationLink(ctx, tx, input.token);
    if (found?.isFresh) {
      const isKnown = await isKnownDevice(tx, found.userId, deviceToken);
      await proveMailbox(ctx, tx, found.userId, !isKnown);
    }
    return found !== null;
  });
  if (!isVerified) throw new DomainError('WRONG_CODE', authMessages.codeWrong);
  return { message: verificationDone };
}
