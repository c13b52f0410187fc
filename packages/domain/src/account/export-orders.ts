import type { AccountExport } from '@repo/contracts/account-export';
import { orders, planGrants } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

/** The student's orders, oldest first, with the months of Super that they paid. */
export async function exportOrders({ user }: UserContext, tx: Transaction): Promise<AccountExport['orders']> {
  const rows = await tx
    .select({ order: orders, grant: planGrants })
    .from(orders)
    .leftJoin(planGrants, eq(planGrants.orderId, orders.id))
    .where(eq(orders.userId, user.id))
    .orderBy(asc(orders.createdAt));
  return rows.map(({ order, grant }) => ({
    orderId: order.id,
    amountRupees: order.amountPaise / 100,
    currency: order.currency,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    superFrom: grant?.grantedFrom.toISOString() ?? null,
    superUntil: grant?.grantedUntil.toISOString() ?? null,
  }));
}
