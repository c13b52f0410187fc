import { orders } from '@repo/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { customerIdOf } from './customer-id.ts';
import { findOrderRow } from './find-order.ts';
import type { OrderRow } from './present-order.ts';
import { settleOrder } from './settle-order.ts';

/** What the provider tells of its own accord: a payment of an order succeeded. Its signature is checked already. */
export type PaymentNotice = {
  orderId: string;
  /** Null: not told. */
  customerId: string | null;
  orderPaise: number;
  paidPaise: number;
  currency: string;
};

const fits = (row: OrderRow, notice: PaymentNotice): boolean =>
  notice.orderPaise === row.amountPaise &&
  notice.paidPaise === row.amountPaise &&
  notice.currency === row.currency &&
  (notice.customerId === null || notice.customerId === customerIdOf(row.userId));

/** Lets the reconciler ask the provider about an order at once: something was said that we don't act upon. */
export async function askSoon(ctx: DomainContext, orderId: string): Promise<void> {
  await ctx.database.db
    .update(orders)
    .set({ nextCheckAt: ctx.clock.now() })
    .where(and(eq(orders.id, orderId), ne(orders.status, 'PAID')));
}

/**
 * Takes in a payment that the provider reports. Told once or ten times, one order gives one month.
 * @returns 'recorded' when the order is paid now; 'unknown' for no order of ours; 'mismatch' when amount, currency or
 * payer are not the order's: nothing is granted, the provider is asked
 */
export async function recordPayment(
  ctx: DomainContext,
  notice: PaymentNotice,
): Promise<'recorded' | 'unknown' | 'mismatch'> {
  const row = await findOrderRow(ctx, notice.orderId);
  if (!row) return 'unknown';
  if (!fits(row, notice)) {
    await askSoon(ctx, row.id);
    return 'mismatch';
  }
  await settleOrder(ctx, row, { status: 'PAID', source: 'webhook' });
  return 'recorded';
}
