import type { OrderStatusReply } from '@repo/contracts/payment';

/** What the result page shows (docs/product.md#payment-result). */
export type ResultState = 'loading' | 'success' | 'failed' | 'pending' | 'error';

/** ACTIVE may still be paid, and so may EXPIRED: the last attempt settles after the end of the order. */
export function resultState(reply: Pick<OrderStatusReply, 'success' | 'order'>): ResultState {
  if (reply.success !== true) return 'failed';
  const status = reply.order.order_status;
  if (status === 'PAID') return 'success';
  return status === 'ACTIVE' || status === 'EXPIRED' ? 'pending' : 'failed';
}
