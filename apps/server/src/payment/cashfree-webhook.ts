import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentNotice } from '@repo/domain';
import { z } from 'zod';
import { paise } from '../adapters/cashfree-checkout.ts';

const maxAgeMs = 5 * 60_000;

export type SignedBody = {
  /** The raw bytes: reserialized JSON would not match the signature. */
  rawBody: Buffer;
  /** x-webhook-timestamp: milliseconds since 1970. */
  timestamp: string | undefined;
  /** x-webhook-signature: base64(HMAC-SHA256(timestamp + rawBody)). */
  signature: string | undefined;
};

/**
 * Whether Cashfree signed this: 'forged' if not, 'stale' if it did but more than five minutes ago (or ahead).
 */
export function judgeSignature(
  { rawBody, timestamp, signature }: SignedBody,
  clientSecret: string,
  now: Date,
): 'genuine' | 'stale' | 'forged' {
  if (!timestamp || !signature || !/^\d{1,16}$/.test(timestamp)) return 'forged';
  const expected = createHmac('sha256', clientSecret).update(timestamp).update(rawBody).digest();
  // Compares the text, because a base64 decoder also accepts invalid input.
  const given = Buffer.from(signature);
  const written = Buffer.from(expected.toString('base64'));
  if (given.length !== written.length || !timingSafeEqual(given, written)) return 'forged';
  return Math.abs(now.getTime() - Number(timestamp)) <= maxAgeMs ? 'genuine' : 'stale';
}

const event = z.object({ type: z.string() });

const success = z.object({
  data: z.object({
    order: z.object({ order_id: z.string().max(128), order_amount: paise, order_currency: z.string() }),
    payment: z.object({
      payment_status: z.string(),
      payment_amount: paise,
      payment_currency: z.string(),
    }),
    customer_details: z.object({ customer_id: z.string().nullish() }).nullish(),
  }),
});

/**
 * Reads a genuine webhook. Only a success changes anything: an order stays open after a failed or dropped
 * payment, and other kinds (refunds, tests) are ignored.
 * @returns the payment, 'nothing' to act on, 'unreadable' for JSON of another shape, or 'no-json'
 */
export function readWebhook(rawBody: Buffer): PaymentNotice | 'nothing' | 'unreadable' | 'no-json' {
  let json: unknown;
  try {
    json = JSON.parse(rawBody.toString());
  } catch {
    return 'no-json';
  }
  const kind = event.safeParse(json);
  if (!kind.success) return 'unreadable';
  if (kind.data.type !== 'PAYMENT_SUCCESS_WEBHOOK') return 'nothing';
  const parsed = success.safeParse(json);
  if (!parsed.success) return 'unreadable';
  const { order, payment, customer_details: customer } = parsed.data.data;
  if (payment.payment_status !== 'SUCCESS') return 'nothing';
  const isOneCurrency = order.order_currency === payment.payment_currency;
  return {
    orderId: order.order_id,
    customerId: customer?.customer_id ?? null,
    orderPaise: order.order_amount,
    paidPaise: payment.payment_amount,
    currency: isOneCurrency ? order.order_currency : `${order.order_currency}/${payment.payment_currency}`,
  };
}
