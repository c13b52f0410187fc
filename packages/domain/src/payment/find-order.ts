import { orders } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { ProviderOrder } from './checkout-provider.ts';
import type { OrderRow } from './present-order.ts';

/** Our row of an order, or null. */
export async function findOrderRow(ctx: DomainContext, orderId: string): Promise<OrderRow | null> {
  const [row] = await ctx.database.db.select().from(orders).where(eq(orders.id, orderId)).limit(1);
  return row ?? null;
}

/** The provider's order must match ours before anything is granted or opened. */
export function isSameOrder(row: OrderRow, provider: ProviderOrder): boolean {
  return (
    provider.orderId === row.id &&
    provider.amountPaise === row.amountPaise &&
    provider.currency === row.currency
  );
}

/**
 * Asks the provider about an order.
 * @returns null when the provider does not know it
 * @throws when the provider fails, or has another amount or currency for this order's id
 */
export async function askProvider(
  ctx: DomainContext,
  row: OrderRow,
  signal?: AbortSignal,
): Promise<ProviderOrder | null> {
  const provider = await ctx.checkout.findOrder(row.id, signal);
  if (provider && !isSameOrder(row, provider))
    throw new Error('The payment provider holds another amount or currency under an order of ours.');
  return provider;
}
