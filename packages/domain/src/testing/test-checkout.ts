import type { OrderStatus } from '@repo/contracts/payment';
import type {
  CheckoutProvider,
  NewProviderOrder,
  PaymentTry,
  ProviderOrder,
} from '#src/payment/checkout-provider.ts';

export type TestCheckout = CheckoutProvider & {
  /** All orders it created, by our id. */
  orders: Map<string, ProviderOrder & Pick<NewProviderOrder, 'customerId' | 'expiresAt' | 'payer'>>;
  /** The attempts to pay each order; an Error makes the call fail. */
  tries: Map<string, PaymentTry[] | Error>;
  calls: { create: number; find: number; tries: number };
  /** How it answers: normally, with an error, or by losing the reply after doing the work. */
  behaviour: 'normal' | 'down' | 'lose-answer';
  setStatus(orderId: string, status: OrderStatus): void;
};

/** An in-memory payment provider. */
export function createTestCheckout(now: () => Date): TestCheckout {
  const orders: TestCheckout['orders'] = new Map();
  const meet = <T>(answer: () => T): T => {
    if (checkout.behaviour === 'down') throw new Error('503 payment provider is down');
    const found = answer();
    if (checkout.behaviour === 'lose-answer') throw new Error('the answer was lost');
    return found;
  };
  const make = ({ orderId, expiresAt, customerId, payer, ...order }: NewProviderOrder): ProviderOrder => {
    const made = orders.get(orderId) ?? {
      ...order,
      ...{ orderId, expiresAt, customerId, payer, status: 'ACTIVE' as const },
      providerOrderId: `provider-${orderId}`,
      paymentSessionId: `session-${orderId}`,
    };
    orders.set(orderId, made);
    return { ...made };
  };
  const find = (orderId: string): ProviderOrder | null => {
    const order = orders.get(orderId);
    if (order?.status === 'ACTIVE' && order.expiresAt <= now()) order.status = 'EXPIRED';
    return order ? { ...order } : null;
  };
  const checkout: TestCheckout = {
    page: { mode: 'sandbox', sdkUrl: 'http://localhost:3100/sdk/cashfree.js' },
    orders,
    tries: new Map(),
    calls: { create: 0, find: 0, tries: 0 },
    behaviour: 'normal',
    async createOrder(order) {
      checkout.calls.create += 1;
      return meet(() => make(order));
    },
    async findOrder(orderId) {
      checkout.calls.find += 1;
      return meet(() => find(orderId));
    },
    async listTries(orderId) {
      checkout.calls.tries += 1;
      const tries = meet(() => checkout.tries.get(orderId) ?? []);
      if (tries instanceof Error) throw tries;
      return tries;
    },
    setStatus(orderId, status) {
      const order = orders.get(orderId);
      if (!order) throw new Error(`the provider has no order ${orderId}`);
      order.status = status;
    },
  };
  return checkout;
}
