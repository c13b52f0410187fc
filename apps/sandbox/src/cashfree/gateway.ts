import { type ApiMode, normalApi } from './api-mode.ts';
import { CashfreeError } from './cashfree-error.ts';
import type { Order, Payment, PaymentMethod } from './order.ts';
import { createOrders } from './orders.ts';
import type { FinalPayment } from './webhook-body.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** Events of an order, caused at the checkout page or by HTTP. */
export const orderActions = [
  'pay',
  'fail',
  'drop',
  'expire',
  'terminate',
  'pay-late',
  'pay-pending',
  'settle',
  'decline',
] as const;
export type OrderAction = (typeof orderActions)[number];

export type Credentials = { clientId: string; clientSecret: string };
export type Gateway = ReturnType<typeof createGateway>;

/** The state of the payment provider: orders, webhooks, payments in progress, the mode of its API. */
export function createGateway(credentials: Credentials) {
  const orders = createOrders();
  const webhooks = createWebhookSender(credentials.clientSecret);
  const unsettled = new Set<NodeJS.Timeout>();
  let current = normalApi;

  function attemptPayment(order: Order, status: Payment['status'], method?: PaymentMethod): Payment {
    const payment = orders.newPayment(order, status, method);
    order.payments.push(payment);
    if (status === 'SUCCESS') order.status = 'PAID';
    if (status !== 'PENDING') webhooks.announce(order, payment as FinalPayment);
    return payment;
  }

  function settle(order: Order, payment: Payment, status: 'SUCCESS' | 'FAILED'): void {
    Object.assign(payment, { status, completedAt: Date.now() });
    if (status === 'SUCCESS') order.status = 'PAID';
    webhooks.announce(order, payment as FinalPayment);
  }

  function settleLater(order: Order, payment: Payment, lateMs: number): void {
    const timer = setTimeout(() => {
      unsettled.delete(timer);
      if (payment.status === 'PENDING') settle(order, payment, 'SUCCESS');
    }, lateMs);
    unsettled.add(timer);
  }

  function underWay(order: Order): Payment {
    const payment = order.payments.findLast(({ status }) => status === 'PENDING');
    if (!payment) throw new CashfreeError(409, 'payment_not_found', 'no payment of this order is under way');
    return payment;
  }

  function end(order: Order, status: 'EXPIRED' | 'TERMINATED'): void {
    if (order.status === 'PAID') throw new CashfreeError(409, 'order_already_paid', 'order is already paid');
    order.status = status;
  }

  /** Deletes all orders, webhooks and payments in progress; modes and plan stay. */
  function clear(): void {
    for (const timer of unsettled) clearTimeout(timer);
    unsettled.clear();
    orders.clear();
    webhooks.clear();
  }

  return {
    credentials,
    orders,
    webhooks,
    mode: (): ApiMode => current,
    setMode(mode: ApiMode): void {
      current = mode;
    },

    /**
     * Applies an event to an order and returns it. A second `pay` is a second payment; `fail` and `drop` of a
     * paid order add a payment and a webhook and leave it paid; `settle` and `decline` end the payment in
     * progress.
     * @throws CashfreeError 404, 409
     */
    act(orderId: string, action: OrderAction, how: { lateMs?: number; method?: PaymentMethod } = {}): Order {
      const order = orders.get(orderId);
      const { lateMs = webhooks.plan().lateMs, method } = how;
      switch (action) {
        case 'pay':
          attemptPayment(order, 'SUCCESS', method);
          break;
        case 'fail':
          attemptPayment(order, 'FAILED', method);
          break;
        case 'drop':
          attemptPayment(order, 'USER_DROPPED', method);
          break;
        case 'expire':
          end(order, 'EXPIRED');
          break;
        case 'terminate':
          end(order, 'TERMINATED');
          break;
        case 'pay-late':
          end(order, 'EXPIRED');
          settleLater(order, attemptPayment(order, 'PENDING', method), lateMs);
          break;
        case 'pay-pending':
          settleLater(order, attemptPayment(order, 'PENDING', method), lateMs);
          break;
        case 'settle':
          settle(order, underWay(order), 'SUCCESS');
          break;
        case 'decline':
          settle(order, underWay(order), 'FAILED');
          break;
      }
      return order;
    },

    clear,
    close(): void {
      clear();
      webhooks.close();
    },
  };
}
