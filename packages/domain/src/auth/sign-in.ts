import type { AuthReply, SignInInput } from '@repo/contracts/auth';
import { messages } from '@repo/contracts/messages';
import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { findAccount } from './find-account.ts';
import { getUser } from './get-user.ts';
import { sendVerification } from './send-verification.ts';
import { startSession } from './sessions.ts';

/**
 * Checks email and password. A verified user gets a session token; an unverified one gets none and a fresh code by
 * mail. Takes as long for an unknown email as for a wrong password.
 * @throws WRONG_CREDENTIALS; TOO_MANY after ten wrong tries on one account; PROVIDER_FAILED when the code could not be mailed
 */
export async function signIn(ctx: DomainContext, input: SignInInput): Promise<AuthReply> {
  // Counted before the work: many at once must not all get a try.
  await ctx.tries.take('signIn', input.email);
  const account = await findAccount(ctx, input.email);
  const isRight = await ctx.passwords.verify(account?.passwordHash ?? null, input.password);
  if (!account || !isRight) throw new DomainError('WRONG_CREDENTIALS', messages.wrongCredentials);
  await ctx.tries.clear('signIn', input.email);

  if (!account.isVerified) {
    await ctx.tries.take('mail', account.email);
    await sendVerification(ctx, account);
    return { user: await getUser(ctx, account.id), message: messages.checkEmailForCode };
  }
  await ctx.database.db.update(users).set({ lastLogin: ctx.clock.now() }).where(eq(users.id, account.id));
  const token = await startSession(ctx, account.id);
  return { user: await getUser(ctx, account.id), token, message: messages.loginDone };
}
