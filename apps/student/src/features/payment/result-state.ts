import type { OrderStatusReply } from '@repo/contracts/payment';

/** What the result page shows (docs/product/access.md#payment-result). */
export type ResultState = 'loading' | 'success' | 'failed' | 'pending' | 'error';

type Answer = Pick<OrderStatusReply, 'order' | 'lastTry'>;

/** ACTIVE can still be paid, and so can EXPIRED: the last attempt may settle after the order expires. */
export function resultState(reply: Pick<OrderStatusReply, 'success' | 'order'>): ResultState {
  if (reply.success !== true) return 'failed';
  const status = reply.order.order_status;
  if (status === 'PAID') return 'success';
  return status === 'ACTIVE' || status === 'EXPIRED' ? 'pending' : 'failed';
}

/**
 * Whether to offer another payment. Never while an attempt may still succeed, or while that is unknown: the
 * student could pay twice (docs/product/access.md#payment-result). `isOver`: polling has ended.
 */
export function mayPayAgain({ order, lastTry }: Answer, isOver: boolean): boolean {
  if (lastTry === 'pending') return false;
  if (lastTry === 'declined' || lastTry === 'dropped') return true;
  // The provider terminates an order only when no attempt is pending.
  if (order.order_status === 'TERMINATED') return true;
  return lastTry === 'none' && (isOver || order.order_status === 'TERMINATION_REQUESTED');
}
