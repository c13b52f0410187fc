import { orders, users } from '@repo/db/schema';
import { and, asc, eq, gt, isNull, lte, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { deleteAccount } from '#src/account/delete-account.ts';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { createLeftOut, type LeftOut } from './left-out.ts';
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

/** Deletes one of the accounts that are due, with all that refers to it. @returns how many were taken, 0 when none is due */
async function deleteOneAccount(
  ctx: DomainContext,
  isDue: SQL | undefined,
  leftOut: LeftOut,
): Promise<number> {
  let taken: string | undefined;
  try {
    return await ctx.database.db.transaction(async (tx) => {
      const due = await takeDue(tx, and(isDue, notInArray(users.id, leftOut.ids)));
      if (!due) return 0;
      taken = due.id;
      await deleteAccount(ctx, tx, due);
      return 1;
    });
  } catch (error) {
    if (taken === undefined) throw error;
    leftOut.add(taken, error);
    return 1;
  }
}

/**
 * Deletes the accounts that are due one by one, without those that cannot be deleted.
 * @returns how many were deleted
 * @throws at the end, when some could not be deleted; they are tried again the next day
 */
export async function deleteAccounts(
  ctx: DomainContext,
  isDue: SQL | undefined,
  signal: AbortSignal,
): Promise<number> {
  const leftOut = createLeftOut('Accounts that could not be deleted');
  const taken = await inBatches(() => deleteOneAccount(ctx, isDue, leftOut), signal);
  leftOut.report();
  return taken;
}

/**
 * Deletes the accounts whose owners asked for it 7 days ago, or whose guardian has refused: progress, results, sessions, codes and mails go with
 * them, orders stay without a person. The picture goes with the sweep of images that follows.
 */
export const sweepDeletedAccounts: Sweep = (ctx, signal) =>
  deleteAccounts(ctx, or(lte(users.deletionDueAt, ctx.clock.now()), isRefusalDue(ctx)), signal);
