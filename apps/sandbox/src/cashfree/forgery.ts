import type { Order } from './order.ts';
import type { FinalPayment } from './webhook-body.ts';
import { signWebhook, webhookBody } from './webhook-body.ts';

/** Ways to forge a webhook. The last four have a valid signature. */
export const forgeries = [
  'bad-signature',
  'no-signature',
  'changed-byte',
  'reserialised',
  'other-order',
  'old-time',
  'unknown-order',
  'wrong-amount',
  'wrong-currency',
] as const;
export type Forgery = (typeof forgeries)[number];

export const forgeryLabels: Record<Forgery, string> = {
  'bad-signature': 'Bad signature: signed with another secret',
  'no-signature': 'No signature at all',
  'changed-byte': 'Changed byte: one digit differs from what was signed',
  reserialised: 'Reserialised: parsed and written again after signing',
  'other-order': 'Other order: names another order than what was signed',
  'old-time': 'Old time: signed an hour ago',
  'unknown-order': 'Unknown order: rightly signed, for an order the app never made',
  'wrong-amount': 'Wrong amount: rightly signed, for one rupee',
  'wrong-currency': 'Wrong currency: rightly signed, in dollars',
};

export type SignedWebhook = { rawBody: string; timestamp: string; signature: string | null };

const hourMs = 3_600_000;

/** A webhook as it would be sent, signed now, with the given kind of forgery, if any. */
export function composeWebhook(
  order: Order,
  payment: FinalPayment,
  clientSecret: string,
  { forgery, otherOrderId }: { forgery?: Forgery; otherOrderId?: string } = {},
): SignedWebhook {
  const signed = (rawBody: string, timestamp = String(Date.now()), secret = clientSecret): SignedWebhook => ({
    rawBody,
    timestamp,
    signature: signWebhook(secret, timestamp, rawBody),
  });
  const rawBody = webhookBody(order, payment);
  const stranger = otherOrderId ?? 'order_of_somebody_else';

  switch (forgery) {
    case undefined:
      return signed(rawBody);
    case 'bad-signature':
      return signed(rawBody, undefined, `${clientSecret}-of-somebody-else`);
    case 'no-signature':
      return { ...signed(rawBody), signature: null };
    case 'changed-byte':
      return {
        ...signed(rawBody),
        rawBody: rawBody.replace(/(?<="cf_payment_id":")\d/, (digit) => (digit === '9' ? '8' : '9')),
      };
    case 'reserialised':
      return { ...signed(rawBody), rawBody: JSON.stringify(JSON.parse(rawBody)) };
    case 'other-order':
      return {
        ...signed(rawBody),
        rawBody: rawBody.replace(`"order_id":"${order.orderId}"`, `"order_id":"${stranger}"`),
      };
    case 'old-time':
      return signed(rawBody, String(Date.now() - hourMs));
    case 'unknown-order':
      return signed(webhookBody({ ...order, orderId: stranger }, payment));
    case 'wrong-amount':
      return signed(webhookBody(order, { ...payment, amount: 1 }));
    case 'wrong-currency':
      return signed(webhookBody(order, { ...payment, currency: 'USD' }));
  }
}
