import type { OrderStatusReply } from '@repo/contracts/payment';

/** What the result page shows (docs/product/access.md#payment-result). */
export type ResultState = 'loading' | 'success' | 'failed' | 'pending' | 'error';

type Answer = Pick<OrderStatusReply, 'order' | 'lastTry'>;

/** ACTIVE may still be paid, and so may EXPIRED: the last attempt settles after the end of the order. */
export function resultState(reply: Pick<OrderStatusReply, 'success' | 'order'>): ResultState {
  if (reply.success !== true) return 'failed';
  const status = reply.order.order_status;
  if (status === 'PAID') return 'success';
  return status === 'ACTIVE' || status === 'EXPIRED' ? 'pending' : 'failed';
}

/**
 * Whether the page offers to pay again. Never while a try may still succeed, nor while that cannot be known: the
 * student could pay twice (docs/product/access.md#payment-result). `isOver`: the page has stopped asking by itself.
 */
export function mayPayAgain({ order, lastTry }: Answer, isOver: boolean): boolean {
  if (lastTry === 'pending') return false;
  if (lastTry === 'declined' || lastTry === 'dropped') return true;
  // The provider ends an order only when no try is under way.
  if (order.order_status === 'TERMINATED') return true;
  return lastTry === 'none' && (isOver || order.order_status === 'TERMINATION_REQUESTED');
}
