import type { Order } from '@repo/contracts/payment';
import type { orders } from '@repo/db/schema';

export type OrderRow = typeof orders.$inferSelect;

/** An order as in replies: the provider's field names, rupees. */
export const presentOrder = (row: OrderRow): Order => ({
  order_id: row.id,
  order_status: row.status,
  order_amount: row.amountPaise / 100,
  order_currency: row.currency,
  created_at: row.createdAt.toISOString(),
  order_expiry_time: row.expiresAt.toISOString(),
});
