import type { Checkout, OrderStatus, Payer } from '@repo/contracts/payment';

/** A new order as we send it to the payment provider. */
export type NewProviderOrder = {
  orderId: string;
  amountPaise: number;
  currency: string;
  /** Letters and digits only. */
  customerId: string;
  expiresAt: Date;
  /** Determines the page to which the browser returns. */
  payer: Payer;
};

/** An order at the payment provider. */
export type ProviderOrder = {
  orderId: string;
  providerOrderId: string;
  /** Needed to open the checkout. */
  paymentSessionId: string | null;
  amountPaise: number;
  currency: string;
  status: OrderStatus;
};

/** An attempt to pay an order. */
export type PaymentTry = {
  /** 'open' unless it surely ended without a payment: the money may still arrive. */
  outcome: 'open' | 'declined' | 'dropped';
  /** When the payment started; null when unknown. */
  startedAt: Date | null;
};

/** Every call rejects within a time limit when the provider fails, is slow, is down or sends invalid data. */
export type CheckoutProvider = {
  /** How the browser opens the checkout. */
  page: Checkout;
  /** Idempotent: a retry creates no second order, even if the first reply was lost. */
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** @returns null when the provider does not know the order */
  findOrder(orderId: string, signal?: AbortSignal): Promise<ProviderOrder | null>;
  /** All attempts to pay an order, in the provider's order; none for an unknown order. */
  listTries(orderId: string): Promise<PaymentTry[]>;
};
