import { orders } from '@repo/db/schema';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { nextCheckAt, waitMs } from './check-schedule.ts';
import { askProvider } from './find-order.ts';
import type { OrderRow } from './present-order.ts';
import { settleOrder } from './settle-order.ts';

const batchSize = 10;
/** After this time another server may check an order that this one claimed. */
const leaseMs = 120_000;

/** Claims due orders, skipping rows that another server is claiming. */
function claimDue(ctx: DomainContext): Promise<OrderRow[]> {
  const now = ctx.clock.now();
  return ctx.database.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(lte(orders.nextCheckAt, now))
      .orderBy(asc(orders.nextCheckAt))
      .limit(batchSize)
      .for('no key update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return tx
      .update(orders)
      .set({ nextCheckAt: new Date(now.getTime() + leaseMs), checks: sql`${orders.checks} + 1` })
      .where(inArray(orders.id, ids))
      .returning();
  });
}

/** Does nothing if a payment or `scheduleCheck` has changed the row meanwhile. */
async function schedule(ctx: DomainContext, claimed: OrderRow, next: Date | null): Promise<void> {
  if (claimed.nextCheckAt === null) return;
  await ctx.database.db
    .update(orders)
    .set({ nextCheckAt: next })
    .where(and(eq(orders.id, claimed.id), eq(orders.nextCheckAt, claimed.nextCheckAt)));
}

async function check(ctx: DomainContext, claimed: OrderRow, signal?: AbortSignal): Promise<boolean> {
  const provider = await askProvider(ctx, claimed, signal);
  const now = ctx.clock.now();
  const isOver = claimed.expiresAt <= now;
  // An order unknown to the provider can't be paid once it has expired.
  const status = provider?.status ?? (isOver ? 'EXPIRED' : 'ACTIVE');
  const settled = await settleOrder(ctx, claimed, { status, source: 'reconciler' });
  const isDone = settled.status === 'PAID' || (provider === null && isOver);
  await schedule(ctx, claimed, isDone ? null : nextCheckAt(claimed, now));
  return settled.status === 'PAID' && claimed.status !== 'PAID';
}

export type Reconciled = {
  /** Orders the provider was asked about. */
  asked: number;
  /** Orders found to be paid. */
  paid: number;
  /** Errors of the others; they are retried later. */
  failures: unknown[];
};

/**
 * Asks the provider about one batch of due orders, so that payments count even if no browser or webhook came
 * back. Any number of servers may call it concurrently: only one asks about each order.
 * @param signal ends it early; claimed orders are then retried after two minutes
 */
export async function reconcileOrders(ctx: DomainContext, signal?: AbortSignal): Promise<Reconciled> {
  const claimed = await claimDue(ctx);
  const outcomes = await Promise.allSettled(
    claimed.map(async (row) => {
      try {
        return await check(ctx, row, signal);
      } catch (error) {
        if (!signal?.aborted)
          await schedule(ctx, row, new Date(ctx.clock.now().getTime() + waitMs(row.checks)));
        throw error;
      }
    }),
  );
  return {
    asked: claimed.length,
    paid: outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length,
    failures: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
  };
}
