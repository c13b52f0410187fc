import {
  acceptedInvites,
  deletedSessions,
  guardianships,
  identities,
  identityProofs,
  knownDevices,
  mailCodes,
  mailOutbox,
  orderStates,
  orders,
  planGrants,
  pushSubscriptions,
  reminders,
  sessions,
  storedImages,
  users,
} from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { deleteAccountRow } from '#src/auth/account-emails.ts';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

/** Prefix of the ids that replace the user id in the records of deleted accounts. */
const nobody = 'deleted-';

/** Tables without a foreign key to users when users are distributed (deploy/scaling/distribute-by-student.sql). */
const apart = [identities, mailCodes, mailOutbox, knownDevices, guardianships, reminders, pushSubscriptions];

/** Old enough for the sweep to remove an otherwise unused image in its next run. */
const longAgo = new Date(0);

/**
 * Anonymizes orders, their states and payments, which are needed for the books, and accepted invites, which
 * count for a friend.
 */
async function takePersonOut(ctx: DomainContext, tx: Transaction, userId: string): Promise<void> {
  const userIdOfBooks = `${nobody}${ctx.ids.next()}`;
  for (const table of [orders, orderStates, planGrants])
    await tx.update(table).set({ userId: userIdOfBooks }).where(eq(table.userId, userId));
  await tx.update(orders).set({ paymentSessionId: null }).where(eq(orders.userId, userIdOfBooks));
  await tx
    .update(acceptedInvites)
    .set({ invitedId: `${nobody}${ctx.ids.next()}` })
    .where(eq(acceptedInvites.invitedId, userId));
}

/**
 * Remembers the account's session tokens, without the account, so that devices can be told why they are
 * logged out.
 */
async function noteSessions(ctx: DomainContext, tx: Transaction, userId: string): Promise<void> {
  const held = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  if (held.length === 0) return;
  const deletedAt = ctx.clock.now();
  await tx.insert(deletedSessions).values(held.map(({ tokenHash }) => ({ tokenHash, deletedAt })));
}

/**
 * Deletes an account and everything that refers to it, in the caller's transaction. The caller has locked the
 * row and checked that no order can still be paid. The next sweep of images removes the picture.
 */
export async function deleteAccount(
  ctx: DomainContext,
  tx: Transaction,
  due: { id: string; email: string; picture: string | null },
): Promise<void> {
  await takePersonOut(ctx, tx, due.id);
  await noteSessions(ctx, tx, due.id);
  for (const table of apart) await tx.delete(table).where(eq(table.userId, due.id));
  await tx.update(users).set({ invitedBy: null }).where(eq(users.invitedBy, due.id));
  await tx.delete(identityProofs).where(eq(identityProofs.email, due.email));
  if (due.picture)
    await tx
      .insert(storedImages)
      .values({ path: due.picture, unusedSince: longAgo })
      .onConflictDoUpdate({ target: storedImages.path, set: { unusedSince: longAgo } });
  await deleteAccountRow(tx, due.id);
}
