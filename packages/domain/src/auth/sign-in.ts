import type { AuthReply, SignInInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { findAccount } from './find-account.ts';
import { getUser } from './get-user.ts';
import { tryCountOf } from './known-devices.ts';
import { isPassword } from './passwords.ts';
import { sendVerification } from './send-verification.ts';
import { startSession } from './sessions.ts';

/**
 * Checks email and password. A verified user gets a session token; an unverified one gets a fresh code by
 * mail and no token. Timing is the same for an unknown email and a wrong password.
 * @param deviceToken the secret of the browser that signs in: a known one has its own counter, so that
 * strangers' wrong passwords don't lock the owner out
 * @throws WRONG_CREDENTIALS; TOO_MANY after ten wrong tries on one counter; UNAVAILABLE when the outbox can't
 * be written
 */
export async function signIn(
  ctx: DomainContext,
  input: SignInInput,
  deviceToken: string | null = null,
): Promise<AuthReply> {
  const count = await tryCountOf(ctx, input.email, deviceToken);
  // Count before the work, so that concurrent tries can't exceed the limit.
  await ctx.tries.take('signIn', count);
  const account = await findAccount(ctx, input.email);
  const isRight = await isPassword(ctx, account?.passwordHash ?? null, input.password);
  if (!account || !isRight) throw new DomainError('WRONG_CREDENTIALS', authMessages.wrongCredentials);
  await ctx.tries.clear('signIn', count);

  if (!account.isVerified) {
    await ctx.tries.take('verificationMail', count);
    await sendVerification(ctx, account);
    return { user: await getUser(ctx, account.id), message: authMessages.checkEmailForCode };
  }
  await ctx.database.db.update(users).set({ lastLogin: ctx.clock.now() }).where(eq(users.id, account.id));
  const token = await startSession(ctx, account.id);
  return { user: await getUser(ctx, account.id), token, message: authMessages.loginDone };
}
