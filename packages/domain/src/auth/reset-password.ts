import type { ResetPasswordInput } from '@repo/contracts/auth';
import { messages } from '@repo/contracts/messages';
import { identities, sessions, users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { findAccount } from './find-account.ts';
import { consumeMailCode } from './mail-codes.ts';
import { markVerified } from './verify-email.ts';

/**
 * Replaces a password by the code of the mail and ends every session of the account. The code proves the mailbox,
 * so an unverified account is verified by it, and whatever was linked to it before is not any more.
 * @throws WRONG_CODE, the same for an unknown email
 */
export async function resetPassword(
  ctx: DomainContext,
  input: ResetPasswordInput,
): Promise<{ message: string }> {
  const account = await findAccount(ctx, input.email);
  // Hashed before the code is looked at: the time tells nothing, and no transaction waits for it.
  const passwordHash = await ctx.passwords.hash(input.newPassword);
  const isReset =
    account !== null &&
    (await ctx.database.db.transaction(async (tx) => {
      if (!(await consumeMailCode(ctx, tx, account.id, 'reset', input.resetCode))) return false;
      await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id));
      await tx.delete(sessions).where(eq(sessions.userId, account.id));
      // Linked by somebody who never proved this mailbox.
      if (!account.isVerified) await tx.delete(identities).where(eq(identities.userId, account.id));
      await markVerified(ctx, tx, account.id);
      return true;
    }));
  if (!isReset) throw new DomainError('WRONG_CODE', messages.resetCodeWrong);
  return { message: messages.resetDone };
}
