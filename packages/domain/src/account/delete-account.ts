import {
  acceptedInvites,
  deletedSessions,
  identityProofs,
  mailOutbox,
  orderStates,
  orders,
  planGrants,
  sessions,
  storedImages,
  users,
} from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

/** Marks the ids that stand in books for accounts that are gone. */
const nobody = 'deleted-';

/** Long enough ago that the sweep of images removes one at once that nothing else shows. */
const longAgo = new Date(0);

/** Orders, their states and what they paid stay as books, without a person; so does that a friend accepted an invite. */
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

/** Devices that still hold a session are told what became of the account; of whose it was nothing stays. */
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
 * Deletes one account with all that refers to it, in the caller's transaction, which has locked its row and seen that no
 * order of it may still be paid. The picture goes with the next sweep of images.
 */
export async function deleteAccount(
  ctx: DomainContext,
  tx: Transaction,
  due: { id: string; email: string; picture: string | null },
): Promise<void> {
  await takePersonOut(ctx, tx, due.id);
  await noteSessions(ctx, tx, due.id);
  await tx.delete(mailOutbox).where(eq(mailOutbox.userId, due.id));
  await tx.delete(identityProofs).where(eq(identityProofs.email, due.email));
  if (due.picture)
    await tx
      .insert(storedImages)
      .values({ path: due.picture, unusedSince: longAgo })
      .onConflictDoUpdate({ target: storedImages.path, set: { unusedSince: longAgo } });
  await tx.delete(users).where(eq(users.id, due.id));
}
