import { orders } from '@repo/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { customerIdOf } from './create-order.ts';
import { findOrderRow } from './find-order.ts';
import type { OrderRow } from './present-order.ts';
import { settleOrder } from './settle-order.ts';

/** A webhook's report of a successful payment. Its signature is already verified. */
export type PaymentNotice = {
  orderId: string;
  /** The customer's id; null when missing. */
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

/** Makes the reconciler ask the provider about an order now, for a report that we don't trust. */
export async function scheduleCheck(ctx: DomainContext, orderId: string): Promise<void> {
  await ctx.database.db
    .update(orders)
    .set({ nextCheckAt: ctx.clock.now() })
    .where(and(eq(orders.id, orderId), ne(orders.status, 'PAID')));
}

/**
 * Records a payment reported by the provider. Idempotent: one order grants one month.
 * @returns 'recorded' when the order is now paid; 'unknown' for an unknown order; 'mismatch' when amount,
 * currency or payer differ from the order's: nothing is granted, the provider is asked
 */
export async function recordPayment(
  ctx: DomainContext,
  notice: PaymentNotice,
): Promise<'recorded' | 'unknown' | 'mismatch'> {
  const row = await findOrderRow(ctx, notice.orderId);
  if (!row) return 'unknown';
  if (!fits(row, notice)) {
    await scheduleCheck(ctx, row.id);
    return 'mismatch';
  }
  await settleOrder(ctx, row, { status: 'PAID', source: 'webhook' });
  return 'recorded';
}
