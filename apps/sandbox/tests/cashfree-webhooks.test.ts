import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#src/index.ts';
import { orderBody, sdkOf } from './cashfree-shop.ts';
import { sendJson } from './send-json.ts';
import { type Received, startWebhookReceiver } from './webhook-receiver.ts';

let sandbox: Sandbox;
let shop: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  sandbox = await createSandbox();
  shop = await startWebhookReceiver();
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});
beforeEach(async () => {
  await sendJson('DELETE', `${sandbox.url}/api/cashfree/webhooks`);
  shop.reset();
});

const api = (path: string) => `${sandbox.url}/api/cashfree${path}`;
const setPlan = (plan: object) => sendJson('PUT', api('/webhooks'), plan);
const act = (orderId: string, action: string) =>
  sendJson('POST', api(`/orders/${orderId}/actions`), { action });

async function newOrder(): Promise<string> {
  const body = orderBody({ order_meta: { notify_url: shop.url } });
  await sdkOf(sandbox).PGCreateOrder(body);
  return body.order_id;
}

/** The check of Cashfree's own SDK. */
function verified({ headers, rawBody }: Received) {
  return sdkOf(sandbox).PGVerifyWebhookSignature(
    String(headers['x-webhook-signature']),
    rawBody,
    String(headers['x-webhook-timestamp']),
  );
}

const received = async (count: number): Promise<Received[]> => {
  await expect.poll(() => shop.received.length, { timeout: 10_000 }).toBe(count);
  return shop.received;
};

/** Resolves when no webhook is waiting for its first attempt or a retry. */
const settled = () =>
  expect
    .poll(async () => (await sendJson('GET', api('/webhooks'))).body.pending, { timeout: 10_000 })
    .toBe(0);

test('the webhook of a payment passes the real SDK’s signature check and has Cashfree’s shape', async () => {
  const orderId = await newOrder();
  await act(orderId, 'pay');
  const [webhook] = await received(1);
  const event = verified(webhook as Received);
  expect(event.type).toBe('PAYMENT_SUCCESS_WEBHOOK');
  expect(event.object.data).toMatchObject({
    order: { order_id: orderId, order_amount: 199, order_currency: 'INR' },
    payment: {
      payment_status: 'SUCCESS',
      payment_amount: 199,
      payment_currency: 'INR',
      payment_group: 'upi',
    },
    customer_details: { customer_id: 'asha42', customer_phone: '9999999999' },
  });
  expect(webhook?.rawBody).toContain('"payment_amount":199.00');
  expect(webhook?.headers).toMatchObject({ 'x-webhook-version': '2025-01-01', 'x-webhook-attempt': '1' });
  expect(Math.abs(Date.now() - Number(webhook?.headers['x-webhook-timestamp']))).toBeLessThan(60_000);
});

test('webhooks report failed and dropped payments, but no expired order', async () => {
  const orderId = await newOrder();
  await act(orderId, 'fail');
  await received(1);
  await act(orderId, 'drop');
  const [failed, dropped] = await received(2);
  await act(orderId, 'expire');
  expect(verified(failed as Received).object).toMatchObject({
    type: 'PAYMENT_FAILED_WEBHOOK',
    data: { error_details: { error_code: 'TRANSACTION_DECLINED' } },
  });
  expect(verified(dropped as Received).type).toBe('PAYMENT_USER_DROPPED_WEBHOOK');
  await settled();
  expect(shop.received).toHaveLength(2);
});

test('copies share their idempotency key and each passes the check', async () => {
  await setPlan({ duplicates: 10, isDisordered: true, delayMs: 40 });
  await act(await newOrder(), 'pay');
  const copies = await received(10);
  expect(new Set(copies.map((copy) => copy.headers['x-idempotency-key'])).size).toBe(1);
  for (const copy of copies) expect(verified(copy).type).toBe('PAYMENT_SUCCESS_WEBHOOK');
});

test('held webhooks come when released, last first', async () => {
  await setPlan({ isHeld: true });
  const orderId = await newOrder();
  await act(orderId, 'fail');
  await act(orderId, 'pay');
  expect(shop.received).toEqual([]);
  const released = await sendJson('POST', api('/webhooks/release'), { order: 'reversed' });
  expect(released.body).toMatchObject([
    { paymentStatus: 'SUCCESS', status: 200 },
    { paymentStatus: 'FAILED', status: 200 },
  ]);
  expect(shop.received.map((webhook) => verified(webhook).type)).toEqual([
    'PAYMENT_SUCCESS_WEBHOOK',
    'PAYMENT_FAILED_WEBHOOK',
  ]);
});

test('a webhook is tried again by its schedule until the shop says 200; a redirect is no 200', async () => {
  await setPlan({ retryDelaysMs: [10, 20, 30] });
  shop.answerWith((nth) => ({ 1: 500, 2: 302 })[nth] ?? 200);
  await act(await newOrder(), 'pay');
  const tries = await received(3);
  expect(tries.map((one) => one.headers['x-webhook-attempt'])).toEqual(['1', '2', '3']);
  for (const one of tries) verified(one);
  await settled();
  const { body } = await sendJson('GET', api('/webhooks'));
  expect(body.attempts.map((made: { status: number }) => made.status)).toEqual([200, 302, 500]);
});

test('after the last retry nothing more is sent', async () => {
  await setPlan({ retryDelaysMs: [5, 5] });
  shop.answerWith(() => 503);
  await act(await newOrder(), 'pay');
  await received(3);
  await settled();
  expect(shop.received).toHaveLength(3);
});

test('the order is paid without any webhook when webhooks are off', async () => {
  await setPlan({ isEnabled: false });
  const orderId = await newOrder();
  const { body } = await act(orderId, 'pay');
  expect(body.order_status).toBe('PAID');
  expect((await sendJson('GET', api('/webhooks'))).body).toMatchObject({ pending: 0, held: 0 });
  expect(shop.received).toEqual([]);
});

const forge = (orderId: string, body: object) => sendJson('POST', api(`/orders/${orderId}/webhooks`), body);

test.each(['bad-signature', 'changed-byte', 'reserialised', 'other-order', 'no-signature'])(
  'the real SDK refuses a webhook forged by %s',
  async (kind) => {
    const orderId = await newOrder();
    const { body } = await forge(orderId, { forge: kind, otherOrderId: 'order_of_ravi' });
    expect(body).toMatchObject([{ forgery: kind, status: 200 }]);
    const [webhook] = await received(1);
    expect(() => verified(webhook as Received)).toThrow(/did not match/);
    expect(() => JSON.parse(webhook?.rawBody ?? '')).not.toThrow();
  },
);

test.each([
  [
    'old-time',
    (webhook: Received) => Date.now() - Number(webhook.headers['x-webhook-timestamp']) > 3_000_000,
  ],
  ['unknown-order', (webhook: Received) => verified(webhook).object.data.order.order_id === 'order_of_ravi'],
  ['wrong-amount', (webhook: Received) => verified(webhook).object.data.payment.payment_amount === 1],
  ['wrong-currency', (webhook: Received) => verified(webhook).object.data.payment.payment_currency === 'USD'],
] as const)('the webhook %s has a valid signature and false content', async (kind, lies) => {
  await forge(await newOrder(), { forge: kind, otherOrderId: 'order_of_ravi' });
  const [webhook] = await received(1);
  expect(verified(webhook as Received).type).toBe('PAYMENT_SUCCESS_WEBHOOK');
  expect(lies(webhook as Received)).toBe(true);
});

test('a forged webhook changes nothing at the provider and is never tried again', async () => {
  shop.answerWith(() => 401);
  await setPlan({ retryDelaysMs: [1], forge: 'bad-signature' });
  const orderId = await newOrder();
  await forge(orderId, { forge: 'wrong-amount', count: 5 });
  expect((await sdkOf(sandbox).PGFetchOrder(orderId)).data.order_status).toBe('ACTIVE');
  await act(orderId, 'fail');
  await received(6);
  await settled();
  expect(shop.received).toHaveLength(6);
});

test('closing does not wait for webhooks that are still to be sent', async () => {
  const other = await createSandbox();
  const body = orderBody({ order_meta: { notify_url: shop.url } });
  await sdkOf(other).PGCreateOrder(body);
  other.payments.webhooks.setPlan({ ...other.payments.webhooks.plan(), delayMs: 60_000 });
  other.payments.act(body.order_id, 'pay');
  await other.close();
  expect(other.payments.webhooks.log().pending).toBe(0);
});
