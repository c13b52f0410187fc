import { orders, users } from '@repo/db/schema';
import { and, asc, eq, gt, isNull, lte, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { deleteAccount } from '#src/account/delete-account.ts';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { createLeftOut, type LeftOut } from './left-out.ts';
import { inBatches, type Sweep } from './sweep-rows.ts';

/**
 * Takes and locks one due account. Accounts with an order that may still be paid wait, because a payment
 * needs its account.
 */
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

/** The same rule as `isRefusalDue` of the contracts. */
const isRefusalDue = (ctx: DomainContext) =>
  and(
    lte(users.refusalDueAt, ctx.clock.now()),
    or(isNull(users.adultAt), gt(users.adultAt, users.refusalDueAt)),
  );

/**
 * Deletes one due account and everything that refers to it. @returns how many were deleted, 0 when none is
 * due
 */
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
 * Deletes the due accounts one by one and skips those that fail.
 * @returns how many were deleted
 * @throws at the end, when some failed; the next day retries them
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
 * Deletes accounts whose owners asked for it 7 days ago or whose guardian refused, with progress, results,
 * sessions, codes and mails. Orders stay, anonymized. The sweep of images that follows removes the picture.
 */
export const sweepDeletedAccounts: Sweep = (ctx, signal) =>
  deleteAccounts(ctx, or(lte(users.deletionDueAt, ctx.clock.now()), isRefusalDue(ctx)), signal);
