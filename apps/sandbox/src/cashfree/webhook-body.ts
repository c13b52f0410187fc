import { createHmac } from 'node:crypto';
import { errorDetails, gatewayDetails, paymentCore } from './entities.ts';
import { indianTime, type Order, type Payment } from './order.ts';

const types = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
} as const;
export type FinalPayment = Payment & { status: keyof typeof types };

/** The raw body of the webhook about a payment. Amounts have two decimals (199.00), as the real ones may. */
export function webhookBody(order: Order, payment: FinalPayment): string {
  const { order_amount, order_currency } = { order_amount: payment.amount, order_currency: payment.currency };
  const event = {
    data: {
      order: { order_id: order.orderId, order_amount, order_currency, order_tags: order.tags },
      payment: paymentCore(payment),
      customer_details: {
        customer_name: order.customer.customer_name ?? null,
        customer_id: order.customer.customer_id,
        customer_email: order.customer.customer_email ?? null,
        customer_phone: order.customer.customer_phone,
      },
      ...(payment.status === 'FAILED' && { error_details: errorDetails(payment) }),
      payment_gateway_details: gatewayDetails(order, payment),
      payment_offers: null,
    },
    event_time: indianTime(Date.now()),
    type: types[payment.status],
  };
  return JSON.stringify(event).replace(
    /"(order_amount|payment_amount)":(\d+(?:\.\d+)?)/g,
    (_match, name, amount) => `"${name}":${Number(amount).toFixed(2)}`,
  );
}

/** base64(HMAC-SHA256(timestamp + rawBody)) with the client secret: the value of x-webhook-signature. */
export function signWebhook(clientSecret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', clientSecret)
    .update(timestamp + rawBody)
    .digest('base64');
}
