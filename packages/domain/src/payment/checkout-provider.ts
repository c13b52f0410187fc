import type { Checkout, OrderStatus, Payer } from '@repo/contracts/payment';

/** An order as we ask the payment provider to make it. */
export type NewProviderOrder = {
  orderId: string;
  amountPaise: number;
  currency: string;
  /** Letters and digits. */
  customerId: string;
  expiresAt: Date;
  /** Whose page the browser comes back to. */
  payer: Payer;
};

/** An order as the payment provider holds it. */
export type ProviderOrder = {
  orderId: string;
  providerOrderId: string;
  /** Opens the checkout. */
  paymentSessionId: string | null;
  amountPaise: number;
  currency: string;
  status: OrderStatus;
};

/** A try to pay an order. */
export type PaymentTry = {
  /** 'open' is whatever is not known to be over without a payment: the money may still come. */
  outcome: 'open' | 'declined' | 'dropped';
  /** Null: not told. */
  startedAt: Date | null;
};

/** Every call rejects within a time limit when the provider refuses, is slow, is gone or answers rubbish. */
export type CheckoutProvider = {
  /** How the browser opens the checkout. */
  page: Checkout;
  /** Idempotent: requested twice, an order is created once, even if the first answer was lost. */
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** @returns null when the provider does not know the order */
  findOrder(orderId: string, signal?: AbortSignal): Promise<ProviderOrder | null>;
  /** All tries to pay an order, in the provider's order; none for an order that it does not know. */
  listTries(orderId: string): Promise<PaymentTry[]>;
};
