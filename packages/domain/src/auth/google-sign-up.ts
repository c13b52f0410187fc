import type { AuthReply, GoogleSignUpInput } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError, isUniqueViolation } from '#src/errors.ts';
import type { ProvenIdentity } from '#src/ports.ts';
import type { Transaction } from '#src/transactions.ts';
import { insertAccounts } from './account-emails.ts';
import { profileAtSignUp } from './before-consent.ts';
import { userExists } from './find-account.ts';
import { findInviter } from './find-inviter.ts';
import { getUser } from './get-user.ts';
import { giveToHolder, holdsMailbox, linkIdentity, lockAccountOf, nameOf } from './google-accounts.ts';
import { proveIdentity } from './identity-proofs.ts';
import { queueVerification } from './send-verification.ts';
import { startSession } from './sessions.ts';

type Profile = Pick<typeof users.$inferInsert, 'name' | 'invitedBy'> & ReturnType<typeof profileAtSignUp>;

/** Gives a never verified account to the owner of its mailbox; its inviter stays unless a new one is named. */
async function fillAccount(tx: Transaction, id: string, { invitedBy, ...profile }: Profile): Promise<void> {
  const isOther = invitedBy && invitedBy !== id;
  await tx
    .update(users)
    .set({ ...profile, ...(isOther ? { invitedBy } : {}) })
    .where(eq(users.id, id));
}

type Caller = { identity: ProvenIdentity; profile: Profile; deviceToken: string | null };

/**
 * @returns the account's id; null when the identity or its email has an account, which now belongs to its
 * owner alone
 */
async function openAccount(ctx: DomainContext, tx: Transaction, caller: Caller): Promise<string | null> {
  const { identity, profile, deviceToken } = caller;
  const now = ctx.clock.now();
  const known = await lockAccountOf(tx, identity);
  if (known?.isVerified) {
    if (holdsMailbox(identity, known) && known.isVerifiedByLinkAlone)
      await giveToHolder(ctx, tx, known, identity, deviceToken);
    return null;
  }
  if (known && !holdsMailbox(identity, known)) return null;
  const fresh = { isVerified: false, isVerifiedByLinkAlone: false };
  const account = known ?? { id: ctx.ids.next(), name: profile.name, email: identity.email, ...fresh };
  if (!known)
    await insertAccounts(tx, [{ ...profile, id: account.id, email: account.email, createdAt: now }]);
  if (holdsMailbox(identity, account)) {
    await giveToHolder(ctx, tx, account, identity, deviceToken);
    if (known) await fillAccount(tx, known.id, profile);
    await tx.update(users).set({ lastLogin: now }).where(eq(users.id, account.id));
  } else {
    await linkIdentity(ctx, tx, account, identity);
    await queueVerification(ctx, tx, { ...account, name: profile.name }, authMessages.googleSignUpFailed);
  }
  return account.id;
}

/**
 * Opens an account for a Google identity. If Google verified the email, the user is verified and signed in;
 * if not, a code is mailed and no session starts (docs/product/accounts.md#unverified-accounts). An
 * unverified account with this email goes to the mailbox's owner and loses its password.
 * @param proof what a browser brought back from Google, when the input has no idToken
 * @param deviceToken the secret of the browser that signs up
 * @throws CONFLICT when there is an account; WRONG_CREDENTIALS for bad evidence; PROVIDER_FAILED; UNAVAILABLE
 * when the outbox can't be written: then there is no account either
 */
export async function googleSignUp(
  ctx: DomainContext,
  input: GoogleSignUpInput,
  proof: string | null = null,
  deviceToken: string | null = null,
): Promise<AuthReply> {
  const identity = await proveIdentity(ctx, { ...input, proof }, authMessages.googleSignUpFailed);
  const invitedBy = await findInviter(ctx, input.invitedBy);
  const profile = { name: nameOf(identity, input.name), ...profileAtSignUp(ctx, input), invitedBy };
  let id: string | null;
  try {
    id = await ctx.database.db.transaction((tx) => openAccount(ctx, tx, { identity, profile, deviceToken }));
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('CONFLICT', userExists);
    throw error;
  }
  if (id === null) throw new DomainError('CONFLICT', userExists);
  if (identity.isEmailVerified) {
    const token = await startSession(ctx, id);
    return { user: await getUser(ctx, id), token, message: authMessages.googleSignUpDone };
  }
  ctx.mailSignal.notify();
  return { user: await getUser(ctx, id), message: authMessages.checkEmailForCode };
}
