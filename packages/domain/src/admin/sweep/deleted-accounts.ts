import { orders, users } from '@repo/db/schema';
import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { deleteAccount } from '#src/account/delete-account.ts';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { createLeftOut } from './left-out.ts';
import { inBatches, type Sweep } from './sweep-rows.ts';

/** Accounts that a sweep deletes. */
type DueAccounts = {
  isDue: SQL | undefined;
  /** Whether a due account has to stay for now, because of rows that refer to it. */
  isHeld(tx: Transaction, userId: string): Promise<boolean>;
};

/** Accounts per statement that looks for due ones. */
const accountsAPage = 500;

/** Whether the account has an order that may still be paid: a payment needs its account. */
export const hasOpenOrder = async (tx: Transaction, userId: string): Promise<boolean> =>
  (await tx.$count(orders, and(eq(orders.userId, userId), isNotNull(orders.nextCheckAt)))) > 0;

/** Deletes an account and everything that refers to it, unless another server has locked it or it is held. */
const deleteIfDue = (ctx: DomainContext, userId: string, { isDue, isHeld }: DueAccounts): Promise<boolean> =>
  ctx.database.db.transaction(async (tx) => {
    // One row a statement, because a distributed database skips locked rows of one shard only.
    const [due] = await tx
      .select({ id: users.id, email: users.email, picture: users.profilePicture })
      .from(users)
      .where(and(eq(users.id, userId), isDue))
      .for('update', { skipLocked: true });
    if (!due || (await isHeld(tx, due.id))) return false;
    await deleteAccount(ctx, tx, due);
    return true;
  });

/**
 * Deletes the due accounts one by one and skips those that fail.
 * @returns how many were deleted
 * @throws at the end, when some failed; the next day retries them
 */
export async function deleteAccounts(
  ctx: DomainContext,
  due: DueAccounts,
  signal: AbortSignal,
): Promise<number> {
  const leftOut = createLeftOut('Accounts that could not be deleted');
  let [last, deleted] = ['', 0];
  await inBatches(async () => {
    const page = await ctx.database.db
      .select({ id: users.id })
      .from(users)
      .where(and(due.isDue, gt(users.id, last)))
      .orderBy(asc(users.id))
      .limit(accountsAPage);
    for (const { id } of page) {
      if (signal.aborted) break;
      try {
        if (await deleteIfDue(ctx, id, due)) deleted += 1;
      } catch (error) {
        leftOut.add(error);
      }
      last = id;
    }
    return page.length;
  }, signal);
  leftOut.report();
  return deleted;
}

/** The same rule as `isRefusalDue` of the contracts. */
const isRefusalDue = (ctx: DomainContext) =>
  and(
    lte(users.refusalDueAt, ctx.clock.now()),
    or(isNull(users.adultAt), gt(users.adultAt, users.refusalDueAt)),
  );

/**
 * Deletes accounts whose owners asked for it 7 days ago or whose guardian refused, with progress, results,
 * sessions, codes and mails. Orders stay, anonymized. The sweep of images that follows removes the picture.
 */
export const sweepDeletedAccounts: Sweep = (ctx, signal) =>
  deleteAccounts(
    ctx,
    { isDue: or(lte(users.deletionDueAt, ctx.clock.now()), isRefusalDue(ctx)), isHeld: hasOpenOrder },
    signal,
  );
