import type { AuthReply, SignUpInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import type { DomainContext } from '#src/context.ts';
import { DomainError, isUniqueViolation } from '#src/errors.ts';
import { accountIdsOf, insertAccounts } from './account-emails.ts';
import { profileAtSignUp } from './before-consent.ts';
import { userExists } from './find-account.ts';
import { findInviter } from './find-inviter.ts';
import { getUser } from './get-user.ts';
import { hashPassword, refuseGuessablePassword } from './passwords.ts';
import { queueVerification } from './send-verification.ts';

/**
 * Opens an unverified account and queues the mail with its code; there is no session until the email is
 * verified.
 * @throws BAD_INPUT for an easily guessed password; CONFLICT when the email has an account; UNAVAILABLE when
 * the outbox can't be written: then there is no account either, and the sign-up can be retried
 */
export async function signUp(ctx: DomainContext, input: SignUpInput): Promise<AuthReply> {
  const known = await accountIdsOf(ctx.database.db, [input.email]);
  if (known.length > 0) throw new DomainError('CONFLICT', userExists);
  refuseGuessablePassword(input.password, input);
  const [invitedBy, passwordHash] = await Promise.all([
    findInviter(ctx, input.invitedBy),
    hashPassword(ctx, input.password),
  ]);
  const id = ctx.ids.next();
  const { name, email } = input;
  const profile = profileAtSignUp(ctx, input);
  const account = { id, name, ...profile, email, invitedBy, passwordHash, createdAt: ctx.clock.now() };
  try {
    await ctx.database.db.transaction(async (tx) => {
      await insertAccounts(tx, [account]);
      await queueVerification(ctx, tx, account, authMessages.signupFailed);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('CONFLICT', userExists);
    throw error;
  }
  ctx.mailSignal.notify();
  return { user: await getUser(ctx, id), message: authMessages.checkEmailForCode };
}
