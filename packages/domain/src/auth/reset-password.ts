import type { ResetPasswordInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { findAccount } from './find-account.ts';
import { forgetGuardian } from './forget-guardian.ts';
import { forgetDevices, isKnownDevice } from './known-devices.ts';
import { takeMailCode } from './mail-codes.ts';
import { hashPassword, refuseGuessablePassword } from './passwords.ts';
import { endAllSessions } from './sessions.ts';
import { proveMailbox } from './verify-email.ts';

/**
 * Replaces a password with the code from the mail and ends every session of the account. The code proves the
 * mailbox, so it verifies an unverified account and unlinks identities that never proved this mailbox; from an
 * unknown browser it also voids the guardian of an account verified by a link alone.
 * @param deviceToken the secret of the browser that resets it
 * @throws BAD_INPUT for an easily guessed password: the code stays valid; WRONG_CODE, the same for an unknown
 * email
 */
export async function resetPassword(
  ctx: DomainContext,
  input: ResetPasswordInput,
  deviceToken: string | null = null,
): Promise<{ userId: string; message: string }> {
  const account = await findAccount(ctx, input.email);
  // Hash before checking the code, so that timing reveals nothing and no transaction waits.
  const passwordHash = await hashPassword(ctx, input.newPassword);
  const isReset =
    account !== null &&
    (await ctx.database.db.transaction(async (tx) => {
      if (!(await takeMailCode(ctx, tx, account.id, 'reset', input.resetCode))) return false;
      refuseGuessablePassword(input.newPassword, account);
      const [owned] = await tx
        .update(users)
        .set({ passwordHash })
        .where(eq(users.id, account.id))
        .returning({ isByLinkAlone: users.isVerifiedByLinkAlone });
      if (owned?.isByLinkAlone && !(await isKnownDevice(tx, account.id, deviceToken)))
        await forgetGuardian(ctx, tx, account.id);
      await endAllSessions(tx, account.id);
      await forgetDevices(tx, account.id, null);
      await proveMailbox(ctx, tx, account.id);
      return true;
    }));
  if (!account || !isReset) throw new DomainError('WRONG_CODE', 'Invalid or expired reset code');
  return { userId: account.id, message: authMessages.resetDone };
}
