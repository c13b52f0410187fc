import type { AuthReply, GoogleSignInInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { ProvenIdentity } from '#src/ports.ts';
import { getUser } from './get-user.ts';
import { giveToHolder, holdsMailbox, type LockedAccount, lockAccountOf } from './google-accounts.ts';
import { proveIdentity } from './identity-proofs.ts';
import { sendVerification } from './send-verification.ts';
import { startSession } from './sessions.ts';

/** Links the identity to its account and returns the account, or null. */
async function openAccount(
  ctx: DomainContext,
  identity: ProvenIdentity,
  deviceToken: string | null,
): Promise<LockedAccount | null> {
  return ctx.database.db.transaction(async (tx) => {
    const account = await lockAccountOf(tx, identity);
    if (!account) return null;
    const isHolder = holdsMailbox(identity, account);
    if (isHolder) await giveToHolder(ctx, tx, account, identity, deviceToken);
    const isVerified = account.isVerified || isHolder;
    if (isVerified)
      await tx.update(users).set({ lastLogin: ctx.clock.now() }).where(eq(users.id, account.id));
    return { ...account, isVerified };
  });
}

/**
 * Signs in with a Google identity and links it to an account with the same verified email. If nobody has
 * verified the email, mails a code and starts no session, as with a password.
 * @param proof what a browser brought back from Google, when the input has no idToken
 * @param deviceToken the secret of the browser that signs in
 * @throws NOT_FOUND when there is no such account; WRONG_CREDENTIALS for bad evidence; PROVIDER_FAILED;
 * UNAVAILABLE when the outbox can't be written
 */
export async function googleSignIn(
  ctx: DomainContext,
  input: Pick<GoogleSignInInput, 'idToken'>,
  proof: string | null = null,
  deviceToken: string | null = null,
): Promise<AuthReply> {
  const identity = await proveIdentity(ctx, { ...input, proof }, authMessages.googleSignInFailed);
  const account = await openAccount(ctx, identity, deviceToken);
  if (!account) throw new DomainError('NOT_FOUND', authMessages.googleSignInFailed);
  if (!account.isVerified) {
    await ctx.tries.take('verificationMail', account.email);
    await sendVerification(ctx, account, authMessages.googleSignInFailed);
    return { user: await getUser(ctx, account.id), message: authMessages.checkEmailForCode };
  }
  const token = await startSession(ctx, account.id);
  return { user: await getUser(ctx, account.id), token, message: authMessages.googleSignInDone };
}
