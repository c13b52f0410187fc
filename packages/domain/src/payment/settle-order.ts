import type { OrderStatus } from '@repo/contracts/payment';
import { monthOfSuper } from '@repo/contracts/payment.rules';
import { orderStates, orders, planGrants, users } from '@repo/db/schema';
import { and, count, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import type { OrderRow } from './present-order.ts';

export type OrderSource = (typeof orderStates.$inferSelect)['source'];
type StatusObservation = { status: OrderStatus; source: OrderSource };

/** A paid order is final, and a late ACTIVE does not reopen an ended order. */
const isNews = (order: OrderRow, status: OrderStatus): boolean =>
  order.status !== 'PAID' && order.status !== status && status !== 'ACTIVE';

export async function appendStatus(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'userId'>,
  { status, source, at }: StatusObservation & { at: Date },
): Promise<void> {
  const ofOrder = and(eq(orderStates.userId, order.userId), eq(orderStates.orderId, order.id));
  const [noted] = await tx.select({ n: count() }).from(orderStates).where(ofOrder);
  const position = Number(noted?.n ?? 0);
  await tx
    .insert(orderStates)
    .values({ userId: order.userId, orderId: order.id, position, status, source, seenAt: at });
}

/**
 * Adds one month to the later of now and the current expiry. Locks the user's row, so that two orders give
 * two months.
 */
async function grantMonth(tx: Transaction, { userId, id: orderId }: OrderRow, now: Date): Promise<void> {
  const [owner] = await tx
    .select({ expiryDate: users.expiryDate })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const month = monthOfSuper(now, owner?.expiryDate ?? null);
  await tx
    .insert(planGrants)
    .values({ userId, orderId, grantedFrom: month.from, grantedUntil: month.until, grantedAt: now });
  await tx.update(users).set({ expiryDate: month.until }).where(eq(users.id, userId));
}

async function applyStatus(
  ctx: DomainContext,
  tx: Transaction,
  orderId: string,
  { status, source }: StatusObservation,
): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  if (!order) throw new Error('An order that was just read is gone.');
  if (!isNews(order, status)) return order;
  const now = ctx.clock.now();
  if (status === 'PAID') await grantMonth(tx, order, now);
  await appendStatus(tx, order, { status, source, at: now });
  const changed = { status, updatedAt: now, ...(status === 'PAID' ? { nextCheckAt: null } : {}) };
  await tx.update(orders).set(changed).where(eq(orders.id, orderId));
  return { ...order, ...changed };
}

/**
 * Applies the provider's status to an order. The first PAID grants the month in the same transaction; later
 * ones change nothing. @returns the updated order
 */
export async function settleOrder(
  ctx: DomainContext,
  order: OrderRow,
  observation: StatusObservation,
): Promise<OrderRow> {
  if (!isNews(order, observation.status)) return order;
  return ctx.database.db.transaction((tx) => applyStatus(ctx, tx, order.id, observation));
}
