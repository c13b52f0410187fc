import type { AuthReply, SignUpInput } from '@repo/contracts/auth';
import { messages } from '@repo/contracts/messages';
import { users } from '@repo/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError, isUniqueViolation } from '#src/errors.ts';
import { findAccount } from './find-account.ts';
import { findInviter } from './find-inviter.ts';
import { getUser } from './get-user.ts';
import { sendVerification } from './send-verification.ts';

/**
 * Opens an unverified account and mails its code; there is no session before the email is verified (decisions 16).
 * @throws CONFLICT when the email has an account; PROVIDER_FAILED when the mail could not be sent: then there is
 * no account either, and the same sign-up can be tried again
 */
export async function signUp(ctx: DomainContext, input: SignUpInput): Promise<AuthReply> {
  if (await findAccount(ctx, input.email)) throw new DomainError('CONFLICT', messages.userExists);
  const [invitedBy, passwordHash] = await Promise.all([
    findInviter(ctx, input.invitedBy),
    ctx.passwords.hash(input.password),
  ]);
  const id = ctx.ids.next();
  const { name, age, gender, email } = input;
  try {
    await ctx.database.db
      .insert(users)
      .values({ id, name, age, gender, email, invitedBy, passwordHash, createdAt: ctx.clock.now() });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('CONFLICT', messages.userExists);
    throw error;
  }
  try {
    await sendVerification(ctx, { id, name, email }, messages.signupFailed);
  } catch (error) {
    await ctx.database.db.delete(users).where(and(eq(users.id, id), isNull(users.verifiedAt)));
    throw error;
  }
  return { user: await getUser(ctx, id), message: messages.checkEmailForCode };
}
