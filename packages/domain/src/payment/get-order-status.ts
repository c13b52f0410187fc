import * as paymentMessages from '@repo/contracts/messages/payment';
import type { OrderStatusInput, OrderStatusReply, Receipt } from '@repo/contracts/payment';
import { planGrants } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { askProvider, findOrderRow } from './find-order.ts';
import { findLastTry } from './last-try.ts';
import { type OrderRow, presentOrder } from './present-order.ts';
import { settleOrder } from './settle-order.ts';

async function findReceipt(ctx: UserContext, row: OrderRow): Promise<Receipt | null> {
  if (row.status !== 'PAID') return null;
  const [grant] = await ctx.database.db
    .select()
    .from(planGrants)
    .where(and(eq(planGrants.userId, row.userId), eq(planGrants.orderId, row.id)));
  if (!grant) throw new Error('A paid order has no grant.');
  return {
    amount: row.amountPaise / 100,
    currency: row.currency,
    paidAt: grant.grantedAt.toISOString(),
    superFrom: grant.grantedFrom.toISOString(),
    superUntil: grant.grantedUntil.toISOString(),
  };
}

/** A paid order is final; for any other, asks the provider, and grants the month if it is paid. */
async function refresh(ctx: UserContext, row: OrderRow): Promise<OrderRow> {
  if (row.status === 'PAID') return row;
  const provider = await askProvider(ctx, row).catch((cause: unknown) => {
    throw new DomainError('PROVIDER_FAILED', paymentMessages.orderCheckFailed, { cause });
  });
  return provider ? settleOrder(ctx, row, { status: provider.status, source: 'status' }) : row;
}

/**
 * The status of the user's own order, with the receipt once it is paid, until then with the outcome of the
 * last attempt.
 * @throws NOT_FOUND; FORBIDDEN for another user's order; PROVIDER_FAILED when the provider can't be reached
 */
export async function getOrderStatus(ctx: UserContext, input: OrderStatusInput): Promise<OrderStatusReply> {
  const row = await findOrderRow(ctx, input.orderId);
  if (!row) throw new DomainError('NOT_FOUND', paymentMessages.orderMissing);
  if (row.userId !== ctx.user.id) throw new DomainError('FORBIDDEN', 'This order belongs to another account');
  const current = await refresh(ctx, row);
  return {
    success: true,
    order: presentOrder(current),
    receipt: await findReceipt(ctx, current),
    ...(await findLastTry(ctx, current)),
  };
}
