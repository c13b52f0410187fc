import { nameMaxLength } from '@repo/contracts/limits/auth';
import { cleanName } from '@repo/contracts/names.rules';
import { identities, users } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { ProvenIdentity } from '#src/ports.ts';
import type { Transaction } from '#src/transactions.ts';
import { accountIdsOf } from './account-emails.ts';
import { forgetGuardian } from './forget-guardian.ts';
import { forgetDevices, isKnownDevice } from './known-devices.ts';
import { endAllSessions } from './sessions.ts';
import { markVerified } from './verify-email.ts';

export type LockedAccount = {
  id: string;
  name: string;
  email: string;
  isVerified: boolean;
  isVerifiedByLinkAlone: boolean;
};

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  verifiedAt: users.verifiedAt,
  isVerifiedByLinkAlone: users.isVerifiedByLinkAlone,
};
type Row = Omit<LockedAccount, 'isVerified'> & { verifiedAt: Date | null };

function asAccount(row: Row | undefined): LockedAccount | null {
  if (!row) return null;
  const { verifiedAt, ...account } = row;
  return { ...account, isVerified: verifiedAt !== null };
}

const isOf = ({ provider, subject }: ProvenIdentity) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject));

/**
 * The account of this identity, locked: the linked one, else the one with its email if the provider verified
 * it. An unverified email finds no account, because anyone may claim it.
 */
export async function lockAccountOf(
  tx: Transaction,
  identity: ProvenIdentity,
): Promise<LockedAccount | null> {
  const [linked] = await tx.select({ id: identities.userId }).from(identities).where(isOf(identity));
  const [named] = !linked && identity.isEmailVerified ? await accountIdsOf(tx, [identity.email]) : [];
  const id = linked?.id ?? named;
  if (id === undefined) return null;
  // Locked by its id, because a distributed database locks rows of one shard only.
  const [row] = await tx.select(columns).from(users).where(eq(users.id, id)).for('no key update');
  return asAccount(row);
}

/** Whether the provider confirms that this person owns the account's mailbox. */
export const holdsMailbox = (identity: ProvenIdentity, account: { email: string }) =>
  identity.isEmailVerified && identity.email === account.email;

/** Links the identity to an account. Replaces an identity linked before and signs it out. */
export async function linkIdentity(
  ctx: DomainContext,
  tx: Transaction,
  account: { id: string; email: string },
  identity: ProvenIdentity,
): Promise<void> {
  const { provider, subject } = identity;
  const { id: userId } = account;
  const isEmailProved = holdsMailbox(identity, account);
  const mine = and(eq(identities.userId, userId), eq(identities.provider, provider));
  const [before] = await tx
    .select({ subject: identities.subject, isEmailProved: identities.isEmailProved })
    .from(identities)
    .where(mine);
  if (before?.subject === subject) {
    if (isEmailProved && !before.isEmailProved)
      await tx.update(identities).set({ isEmailProved }).where(mine);
    return;
  }
  if (before) {
    await tx.delete(identities).where(mine);
    await endAllSessions(tx, userId);
  }
  await tx
    .insert(identities)
    .values({ userId, provider, subject, isEmailProved, createdAt: ctx.clock.now() });
}

/** The name from the token; else what the user typed, else the mailbox's name. */
export function nameOf(identity: ProvenIdentity, typed: string | null | undefined): string {
  const names = [identity.name, typed, identity.email.split('@')[0]];
  const name = names.map((one) => cleanName(one ?? '')).find(Boolean) ?? identity.email;
  return [...name].slice(0, nameMaxLength).join('');
}

/** Whether the account may have been opened by someone who doesn't own its mailbox. */
async function mayBeStrangers(
  tx: Transaction,
  account: LockedAccount,
  deviceToken: string | null,
): Promise<boolean> {
  if (!account.isVerified) return true;
  return account.isVerifiedByLinkAlone && !(await isKnownDevice(tx, account.id, deviceToken));
}

/**
 * Gives a locked account to the owner of its mailbox. Voids everything a stranger may have left: password,
 * sessions, name, known browsers, links and guardian (docs/product/accounts.md#google-sign-in).
 * @param deviceToken the secret of the owner's browser
 */
export async function giveToHolder(
  ctx: DomainContext,
  tx: Transaction,
  account: LockedAccount,
  identity: ProvenIdentity,
  deviceToken: string | null,
): Promise<void> {
  if (await mayBeStrangers(tx, account, deviceToken)) {
    const name = nameOf(identity, account.name);
    await tx.update(users).set({ passwordHash: null, name }).where(eq(users.id, account.id));
    await tx.delete(identities).where(eq(identities.userId, account.id));
    await endAllSessions(tx, account.id);
    await forgetDevices(tx, account.id, null);
    await forgetGuardian(ctx, tx, account.id);
  }
  await markVerified(ctx, tx, account.id);
  await linkIdentity(ctx, tx, account, identity);
}
