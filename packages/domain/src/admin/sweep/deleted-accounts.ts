import {
  acceptedInvites,
  identityProofs,
  mailOutbox,
  orderStates,
  orders,
  planGrants,
  storedImages,
  users,
} from '@repo/db/schema';
import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { inBatches, type Sweep } from './sweep-rows.ts';

/** Marks the ids that stand in books for accounts that are gone. */
const nobody = 'deleted-';

/** Long enough ago that the sweep of images removes one at once that nothing else shows. */
const longAgo = new Date(0);

/** One whose time has come, locked. One with an order that may still be paid waits: a payment needs its account. */
async function takeDue(ctx: DomainContext, tx: Transaction) {
  const unsettled = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, users.id), sql`${orders.nextCheckAt} is not null`));
  const [due] = await tx
    .select({ id: users.id, email: users.email, picture: users.profilePicture })
    .from(users)
    .where(and(lte(users.deletionDueAt, ctx.clock.now()), notExists(unsettled)))
    .orderBy(asc(users.deletionDueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return due ?? null;
}

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

/** Deletes one account with all that refers to it. @returns how many, 0 when none is due */
function deleteOne(ctx: DomainContext): Promise<number> {
  return ctx.database.db.transaction(async (tx) => {
    const due = await takeDue(ctx, tx);
    if (!due) return 0;
    await takePersonOut(ctx, tx, due.id);
    await tx.delete(mailOutbox).where(eq(mailOutbox.userId, due.id));
    await tx.delete(identityProofs).where(eq(identityProofs.email, due.email));
    if (due.picture)
      await tx
        .insert(storedImages)
        .values({ path: due.picture, unusedSince: longAgo })
        .onConflictDoUpdate({ target: storedImages.path, set: { unusedSince: longAgo } });
    await tx.delete(users).where(eq(users.id, due.id));
    return 1;
  });
}

/**
 * Deletes the accounts whose owners asked for it 7 days ago: progress, results, sessions, codes and mails go with
 * them, orders stay without a person. The picture goes with the sweep of images that follows.
 */
export const sweepDeletedAccounts: Sweep = (ctx, signal) => inBatches(() => deleteOne(ctx), signal);
