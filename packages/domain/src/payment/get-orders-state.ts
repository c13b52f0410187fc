import type { OrderStatus } from '@repo/contracts/payment';
import { orders } from '@repo/db/schema';
import { count, lte, min } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';

export type OrdersState = {
  /** Number of orders by status, without empty ones. */
  byStatus: Partial<Record<OrderStatus, number>>;
  /** How many seconds the most overdue check is late; 0 when none is due. */
  oldestDueSeconds: number;
};

/** The state of all orders, for operators. */
export async function getOrdersState(ctx: DomainContext): Promise<OrdersState> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const rows = await db.select({ status: orders.status, n: count() }).from(orders).groupBy(orders.status);
  const [due] = await db
    .select({ oldest: min(orders.nextCheckAt) })
    .from(orders)
    .where(lte(orders.nextCheckAt, now));
  const dueMs = due?.oldest ? now.getTime() - due.oldest.getTime() : 0;
  return {
    byStatus: Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)])),
    oldestDueSeconds: Math.round(dueMs / 1_000),
  };
}
