import { orders, users } from '@repo/db/schema';
import { and, asc, eq, gt, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { deleteAccount } from '#src/account/delete-account.ts';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { inBatches, type Sweep } from './sweep-rows.ts';

/** One whose time has come, locked. One with an order that may still be paid waits: a payment needs its account. */
async function takeDue(tx: Transaction, isDue: SQL | undefined) {
  const unsettled = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, users.id), sql`${orders.nextCheckAt} is not null`));
  const [due] = await tx
    .select({ id: users.id, email: users.email, picture: users.profilePicture })
    .from(users)
    .where(and(isDue, notExists(unsettled)))
    .orderBy(asc(users.deletionDueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return due ?? null;
}

/** As `isRefusalDue` of the contracts has it. */
const isRefusalDue = (ctx: DomainContext) =>
  and(
    lte(users.refusalDueAt, ctx.clock.now()),
    or(isNull(users.adultAt), gt(users.adultAt, users.refusalDueAt)),
  );

/** Deletes one of the accounts that are due, with all that refers to it. @returns how many, 0 when none is due */
export function deleteOneAccount(ctx: DomainContext, isDue: SQL | undefined): Promise<number> {
  return ctx.database.db.transaction(async (tx) => {
    const due = await takeDue(tx, isDue);
    if (!due) return 0;
    await deleteAccount(ctx, tx, due);
    return 1;
  });
}

/**
 * Deletes the accounts whose owners asked for it 7 days ago, or whose guardian has refused: progress, results, sessions, codes and mails go with
 * them, orders stay without a person. The picture goes with the sweep of images that follows.
 */
export const sweepDeletedAccounts: Sweep = (ctx, signal) =>
  inBatches(
    () => deleteOneAccount(ctx, or(lte(users.deletionDueAt, ctx.clock.now()), isRefusalDue(ctx))),
    signal,
  );
