import { reconcileOrders } from '@repo/domain';
import { signWebhook } from '@repo/sandbox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Student } from '../build-test-server.ts';
import { expectFailure } from '../call.ts';
import { openShop, type Shop, webhookPath } from './shop.ts';

let shop: Shop;
let student: Student;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.plan(null);
  student = await shop.signedIn();
});

/** A request signed like the provider's, with any body and time. */
const deliver = (rawBody: string, timestamp = String(Date.now()), changed: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: webhookPath,
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': signWebhook(shop.config.cashfree.clientSecret, timestamp, rawBody),
      ...changed,
    },
    payload: rawBody,
  });

const success = (orderId: string, changed: { order?: object; payment?: object; customer?: object } = {}) =>
  JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: orderId, order_amount: 199, order_currency: 'INR', ...changed.order },
      payment: {
        payment_status: 'SUCCESS',
        payment_amount: 199,
        payment_currency: 'INR',
        ...changed.payment,
      },
      customer_details: { customer_id: null, ...changed.customer },
    },
  });

it('the webhook of a payment grants the month before any browser returns', async () => {
  const orderId = await shop.order(student);
  await shop.act(orderId, 'pay');
  await expect.poll(() => shop.historyOf(orderId)).toEqual(['ACTIVE created', 'PAID webhook']);
  expect(await shop.grantsOf(student)).toHaveLength(1);
});

it('the webhook of a payment that comes a minute late, twice, and after the browser, grants the same one month', async () => {
  const orderId = await shop.order(student);
  await shop.plan({ isHeld: true, duplicates: 2 });
  await shop.act(orderId, 'pay');
  await shop.get(`/api/v1/payment/order-status?orderId=${orderId}`, student);
  const answers = await shop.sandbox.payments.webhooks.release('reversed');
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await shop.historyOf(orderId)).toEqual(['ACTIVE created', 'PAID status']);
  expect(await shop.grantsOf(student)).toHaveLength(1);
});

it.each(['fail', 'drop'])(
  'the webhook of a payment that did not succeed (%s) is accepted and changes nothing',
  async (action) => {
    const orderId = await shop.order(student);
    await shop.plan({ isHeld: true });
    await shop.act(orderId, action);
    const [answer] = await shop.sandbox.payments.webhooks.release('as-made');
    expect(answer?.status).toBe(200);
    expect(await shop.historyOf(orderId)).toEqual(['ACTIVE created']);
    await shop.act(orderId, 'pay');
    await shop.sandbox.payments.webhooks.release('as-made');
    expect(await shop.grantsOf(student)).toHaveLength(1);
  },
);

it('the webhook of a payment of an expired order grants the month', async () => {
  const orderId = await shop.order(student);
  await shop.act(orderId, 'pay-late', { lateMs: 0 });
  await expect.poll(() => shop.grantsOf(student)).toHaveLength(1);
});

it('the webhook of a payment is accepted with any content type', async () => {
  const orderId = await shop.order(student);
  const reply = await deliver(success(orderId), undefined, { 'content-type': 'text/plain' });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await shop.grantsOf(student)).toHaveLength(1);
});

it.each([
  ['bad-signature', 401],
  ['no-signature', 401],
  ['changed-byte', 401],
  ['reserialised', 401],
  ['old-time', 401],
  ['unknown-order', 404],
  ['wrong-amount', 400],
  ['wrong-currency', 400],
])('a forged webhook (%s) is answered %i and grants nothing', async (forge, status) => {
  const orderId = await shop.order(student);
  const answers = await shop.webhooks(orderId, { status: 'SUCCESS', forge, count: 3 });
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  expect(await shop.grantsOf(student)).toEqual([]);
  expect(await shop.expiryOf(student)).toBeNull();
  expect(await shop.historyOf(orderId)).toEqual(['ACTIVE created']);
});

it('a forged webhook that names another order than the signed one pays neither order', async () => {
  const other = await shop.signedIn();
  const otherOrderId = await shop.order(other);
  const orderId = await shop.order(student);
  await shop.plan({ isEnabled: false });
  await shop.act(orderId, 'pay');
  const [answer] = await shop.webhooks(orderId, { forge: 'other-order', otherOrderId });
  expect(answer?.status).toBe(401);
  expect(await shop.grantsOf(other)).toEqual([]);
  expect(await shop.grantsOf(student)).toEqual([]);
});

it.each([
  ['somebody else pays', { customer: { customer_id: 'somebodyelse' } }],
  ['less was paid than the order is for', { payment: { payment_amount: 198.99 } }],
  ['a fraction of a paisa is missing', { order: { order_amount: 198.999 } }],
  ['paid was in another currency', { payment: { payment_currency: 'USD' } }],
  ['the amount is a text', { order: { order_amount: '199' } }],
])('a forged webhook with a valid signature in which %s grants nothing', async (_what, changed) => {
  const orderId = await shop.order(student);
  const reply = await deliver(success(orderId, changed));
  expect(reply.statusCode).toBe(400);
  // The failure must name the actual error, because the body is valid JSON.
  expect(reply.json().message).not.toBe('The request body is not valid JSON');
  expect(await shop.grantsOf(student)).toEqual([]);
});

it('a forged webhook with a payment in progress, or under another name, grants nothing', async () => {
  const orderId = await shop.order(student);
  const pending = success(orderId, { payment: { payment_status: 'PENDING' } });
  const failed = success(orderId).replace('PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_FAILED_WEBHOOK');
  for (const body of [pending, failed, '{"type":"REFUND_STATUS_WEBHOOK","data":{}}'])
    expect((await deliver(body)).statusCode).toBe(200);
  expect(await shop.grantsOf(student)).toEqual([]);
});

it.each([
  ['no body', ''],
  ['no JSON', '{"type":'],
  ['a list', '[]'],
  ['a success of nothing', '{"type":"PAYMENT_SUCCESS_WEBHOOK"}'],
])('a forged webhook with a valid signature and %s is refused', async (_what, body) => {
  expectFailure(await deliver(body), 400);
});

it.each([
  ['five minutes old', 5 * 60_000 + 1_000, 401],
  ['from the future', -6 * 60_000, 401],
  ['four minutes old', 4 * 60_000, 200],
])('a webhook, forged or genuine, that is %s is answered by its age', async (_what, ageMs, status) => {
  const orderId = await shop.order(student);
  const reply = await deliver(success(orderId), String(Date.now() - ageMs));
  expect(reply.statusCode).toBe(status);
  expect(await shop.grantsOf(student)).toHaveLength(status === 200 ? 1 : 0);
});

it.each(['', 'x', '1e13', '-1', '9'.repeat(400)])(
  'a forged webhook with the timestamp %j is refused',
  async (timestamp) => {
    expectFailure(await deliver(success('order_none'), timestamp), 401);
  },
);

it('a forged webhook with more than 64 KB is refused unread', async () => {
  expectFailure(await deliver(`${success('order_none')}${' '.repeat(70_000)}`), 413);
});

it('a forged webhook can not be replayed unchanged for another month', async () => {
  const orderId = await shop.order(student);
  const [body, timestamp] = [success(orderId), String(Date.now())];
  expect((await deliver(body, timestamp)).statusCode).toBe(200);
  const until = await shop.expiryOf(student);
  for (let n = 0; n < 5; n++) expect((await deliver(body, timestamp)).statusCode).toBe(200);
  expect(await shop.expiryOf(student)).toEqual(until);
});

it('a report that we do not trust because it is late is checked with the provider, and then granted', async () => {
  const orderId = await shop.order(student);
  await shop.plan({ isEnabled: false });
  await shop.act(orderId, 'pay');
  const [answer] = await shop.webhooks(orderId, { forge: 'old-time' });
  expect(answer?.status).toBe(401);
  expect(await reconcileOrders(shop.domain)).toMatchObject({ paid: 1 });
  expect(await shop.historyOf(orderId)).toEqual(['ACTIVE created', 'PAID reconciler']);
});

it('a report that we do not trust because of a wrong amount is checked with the provider, and not granted when nothing was paid', async () => {
  const orderId = await shop.order(student);
  await shop.webhooks(orderId, { forge: 'wrong-amount' });
  expect(await reconcileOrders(shop.domain)).toMatchObject({ paid: 0 });
  expect(await shop.grantsOf(student)).toEqual([]);
});
