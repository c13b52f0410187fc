import { z } from 'zod';
import { isoDate, wellFormedText } from './fields.ts';
import * as paymentMessages from './messages/payment.ts';

/** Order states with the checkout provider's names; the last two count as failed. */
export const orderStatusValues = [
  'ACTIVE',
  'PAID',
  'EXPIRED',
  'TERMINATED',
  'TERMINATION_REQUESTED',
] as const;
export const orderStatus = z.enum(orderStatusValues);
export type OrderStatus = z.infer<typeof orderStatus>;

/** Who begins an order: the student, or a guardian who proves by it to be an adult. */
export type Payer = 'student' | 'guardian';

/** An order with the provider's field names; `order_amount` is in rupees. */
export const order = z
  .object({
    order_id: z.string(),
    order_status: orderStatus,
    order_amount: z.number(),
    order_currency: z.string(),
    created_at: isoDate,
    /** No payment can start after this; a payment in progress may still succeed. */
    order_expiry_time: isoDate,
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

export const checkoutModeValues = ['production', 'sandbox'] as const;
export const checkoutMode = z.enum(checkoutModeValues);

/** How the browser opens the checkout: the provider's script, which defines window.Cashfree, and its mode. */
export const checkout = z.object({ mode: checkoutMode, sdkUrl: z.url() });
export type Checkout = z.infer<typeof checkout>;

/**
 * The outcome of attempts to pay an order: none was made, one is still in progress (whatever the others did),
 * or the newest was declined or abandoned.
 */
export const lastTryValues = ['none', 'pending', 'declined', 'dropped'] as const;
export const lastTry = z.enum(lastTryValues);
export type LastTry = z.infer<typeof lastTry>;

/**
 * An order to pay. Status PAID: it is already paid. `lastTry` pending: a payment is in progress. In both
 * cases show the result page instead of the checkout. `lastTry` is present for a reused order, if the
 * provider knows.
 */
export const createOrderReply = z.object({
  success: z.literal(true),
  order: order.safeExtend({ payment_session_id: z.string() }),
  checkout,
  lastTry: lastTry.optional(),
});
export type CreateOrderReply = z.infer<typeof createOrderReply>;

export const orderStatusInput = z.object({
  orderId: wellFormedText({ error: paymentMessages.orderIdMissing }, paymentMessages.orderMissing)
    .trim()
    .min(1, paymentMessages.orderIdMissing)
    .max(128, paymentMessages.orderMissing),
});
export type OrderStatusInput = z.infer<typeof orderStatusInput>;

/** What was bought: the month of Super from a paid order. `amount` is in rupees. */
export const receipt = z
  .object({
    amount: z.number(),
    currency: z.string(),
    paidAt: isoDate,
    superFrom: isoDate,
    superUntil: isoDate,
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;

/** `receipt` is present only when the order is PAID; `lastTry` when it is not, if the provider knows. */
export const orderStatusReply = z.object({
  success: z.literal(true),
  order,
  receipt: receipt.nullable(),
  lastTry: lastTry.optional(),
});
export type OrderStatusReply = z.infer<typeof orderStatusReply>;
