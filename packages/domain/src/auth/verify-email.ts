import type { VerifyEmailInput, VerifyLinkInput } from '@repo/contracts/auth';
import { messages } from '@repo/contracts/messages';
import { acceptedInvites, users } from '@repo/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { findAccount } from './find-account.ts';
import { consumeMailCode, consumeMailLink } from './mail-codes.ts';

/**
 * Marks a user's email as theirs, and with it the invite as accepted: once per invited user (decisions 4).
 * Safe to repeat; belongs in the transaction that proved the email.
 */
export async function markVerified(ctx: DomainContext, tx: Transaction, userId: string): Promise<void> {
  const now = ctx.clock.now();
  const [user] = await tx
    .update(users)
    .set({ verifiedAt: now })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)))
    .returning({ invitedBy: users.invitedBy });
  if (!user?.invitedBy) return;
  await tx
    .insert(acceptedInvites)
    .values({ inviterId: user.invitedBy, invitedId: userId, acceptedAt: now })
    .onConflictDoNothing();
}

/** Verifies an email by the code of the mail. @throws WRONG_CODE, the same for an unknown email */
export async function verifyEmail(ctx: DomainContext, input: VerifyEmailInput): Promise<{ message: string }> {
  const account = await findAccount(ctx, input.email);
  const isVerified =
    account !== null &&
    (await ctx.database.db.transaction(async (tx) => {
      if (!(await consumeMailCode(ctx, tx, account.id, 'verify', input.code))) return false;
      await markVerified(ctx, tx, account.id);
      return true;
    }));
  if (!isVerified) throw new DomainError('WRONG_CODE', messages.codeWrong);
  return { message: messages.verificationDone };
}

/** Verifies an email by the link of the mail. @throws WRONG_CODE when it is unknown, old or used */
export async function verifyEmailLink(
  ctx: DomainContext,
  input: VerifyLinkInput,
): Promise<{ message: string }> {
  const isVerified = await ctx.database.db.transaction(async (tx) => {
    const userId = await consumeMailLink(ctx, tx, input.token);
    if (userId !== null) await markVerified(ctx, tx, userId);
    return userId !== null;
  });
  if (!isVerified) throw new DomainError('WRONG_CODE', messages.codeWrong);
  return { message: messages.verificationDone };
}
