import { randomBytes } from 'node:crypto';
import { BoundedMap } from '#src/bounded-map.ts';
import { CashfreeError } from './cashfree-error.ts';
import type { CreateOrderInput } from './create-order-input.ts';
import type { Order, Payment, PaymentMethod, PaymentStatus } from './order.ts';

const ordersMax = 5_000;
const defaultLifetimeMs = 30 * 24 * 3_600_000;

export type Orders = ReturnType<typeof createOrders>;

/** The last 5,000 orders. An ACTIVE order becomes EXPIRED at its expiry time. */
export function createOrders() {
  const byId = new BoundedMap<string, Order>(ordersMax);
  let lastNumber = Date.now();

  const nextNumber = (): string => {
    lastNumber += 1;
    return String(lastNumber);
  };
  const asOfNow = (order: Order): Order => {
    if (order.status === 'ACTIVE' && order.expiresAt <= Date.now()) order.status = 'EXPIRED';
    return order;
  };

  return {
    create(input: CreateOrderInput): Order {
      const orderId = input.order_id ?? `order_${nextNumber()}`;
      if (byId.has(orderId)) {
        throw new CashfreeError(409, 'order_already_exists', 'order with same id is already present');
      }
      const order: Order = {
        orderId,
        cfOrderId: nextNumber(),
        amount: input.order_amount,
        currency: input.order_currency,
        status: 'ACTIVE',
        paymentSessionId: `session_${randomBytes(48).toString('base64url')}`,
        customer: input.customer_details,
        returnUrl: input.order_meta?.return_url ?? null,
        notifyUrl: input.order_meta?.notify_url ?? null,
        note: input.order_note ?? null,
        tags: input.order_tags ?? null,
        createdAt: Date.now(),
        expiresAt: input.order_expiry_time
          ? Date.parse(input.order_expiry_time)
          : Date.now() + defaultLifetimeMs,
        payments: [],
      };
      byId.set(orderId, order);
      return order;
    },

    /** @throws CashfreeError 404 */
    get(orderId: string): Order {
      const order = byId.get(orderId);
      if (!order) throw new CashfreeError(404, 'order_not_found', 'Order Reference Id does not exist');
      return asOfNow(order);
    },

    findBySession(paymentSessionId: string): Order | null {
      for (const order of byId.values()) {
        if (order.paymentSessionId === paymentSessionId) return asOfNow(order);
      }
      return null;
    },

    /** Newest first. */
    list: (): Order[] => [...byId.values()].reverse().map(asOfNow),

    clear: (): void => byId.clear(),

    /** A payment attempt for an order, not yet added to it. */
    newPayment(order: Order, status: PaymentStatus, method: PaymentMethod = 'upi'): Payment {
      const createdAt = Date.now();
      return {
        ...{
          cfPaymentId: nextNumber(),
          status,
          amount: order.amount,
          currency: order.currency,
          method,
          createdAt,
        },
        completedAt: status === 'PENDING' ? null : createdAt,
      };
    },
  };
}
