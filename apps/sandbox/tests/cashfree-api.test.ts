import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox, type Sandbox } from '#src/index.ts';
import { clientId, clientSecret, orderBody, sdkOf } from './cashfree-shop.ts';
import { sendJson } from './send-json.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sendJson('DELETE', `${sandbox.url}/api/cashfree/mode`));

const headers = { 'x-api-version': '2025-01-01', 'x-client-id': clientId, 'x-client-secret': clientSecret };
const call = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
  sendJson(method, sandbox.cashfreeBaseUrl + path, body, { ...headers, ...more });
const setMode = (body: object) => sendJson('PUT', `${sandbox.url}/api/cashfree/mode`, body);
const act = (orderId: string, body: object) =>
  sendJson('POST', `${sandbox.url}/api/cashfree/orders/${orderId}/actions`, body);

test('the real SDK creates an order, reads it and lists its payments', async () => {
  const sdk = sdkOf(sandbox);
  const body = orderBody();
  const created = (await sdk.PGCreateOrder(body)).data;
  expect(created).toMatchObject({
    order_id: body.order_id,
    order_amount: 199,
    order_status: 'ACTIVE',
    entity: 'order',
  });
  expect(created.payment_session_id).toMatch(/^session_/);
  expect(created.cf_order_id).toMatch(/^\d+$/);
  await act(body.order_id, { action: 'fail' });
  await act(body.order_id, { action: 'pay', method: 'card' });
  expect((await sdk.PGFetchOrder(body.order_id)).data.order_status).toBe('PAID');
  const payments = (await sdk.PGOrderFetchPayments(body.order_id)).data;
  expect(payments.map((payment) => payment.payment_status)).toEqual(['SUCCESS', 'FAILED']);
  expect(payments[0]).toMatchObject({ payment_amount: 199, payment_group: 'credit_card', is_captured: true });
});

test('wrong credentials and a missing version are reported in Cashfree’s words', async () => {
  await expect(sdkOf(sandbox, 'wrong').PGFetchOrder('order_x')).rejects.toMatchObject({
    response: { status: 401, data: { code: 'request_failed', type: 'authentication_error' } },
  });
  const { status, body } = await sendJson('GET', `${sandbox.cashfreeBaseUrl}/orders/x`);
  expect({ status, type: body.type }).toEqual({ status: 400, type: 'invalid_request_error' });
});

test('an unknown order is 404, a taken order id is 409', async () => {
  const body = orderBody();
  await call('POST', '/orders', body);
  expect((await call('GET', '/orders/nobody')).body).toMatchObject({ code: 'order_not_found' });
  expect(await call('POST', '/orders', body)).toMatchObject({
    status: 409,
    body: { code: 'order_already_exists', type: 'invalid_request_error' },
  });
});

test.each([
  ['no phone', { customer_details: { customer_id: 'asha42' } }, 'customer_details.customer_phone_missing'],
  [
    'a customer id with signs',
    { customer_details: { customer_id: 'a-b', customer_phone: '9999999999' } },
    'customer_details.customer_id_invalid',
  ],
  ['no amount', { order_amount: undefined }, 'order_amount_missing'],
  ['an amount in text', { order_amount: '199' }, 'order_amount_invalid'],
  ['three decimals', { order_amount: 199.001 }, 'order_amount_invalid'],
  [
    'a long return_url',
    { order_meta: { return_url: `https://a.in/${'x'.repeat(250)}` } },
    'order_meta.return_url_invalid',
  ],
  [
    'a plain http notify_url',
    { order_meta: { notify_url: 'http://shop.example.com/w' } },
    'order_meta.notify_url_invalid',
  ],
  ['an expiry in the past', { order_expiry_time: '2020-01-01T00:00:00Z' }, 'order_expiry_time_invalid'],
  ['an order id with a blank', { order_id: 'order 1' }, 'order_id_invalid'],
])('an order with %s is refused by name', async (_name, changed, code) => {
  expect(await call('POST', '/orders', orderBody(changed))).toMatchObject({ status: 400, body: { code } });
});

test('a body that is not JSON is a 400 in Cashfree’s shape', async () => {
  const reply = await fetch(`${sandbox.cashfreeBaseUrl}/orders`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"order_id":',
  });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ type: 'invalid_request_error' });
});

test('the same idempotency key gives the first reply again, and refuses another body', async () => {
  const key = { 'x-idempotency-key': 'key-1' };
  const body = orderBody();
  const first = await call('POST', '/orders', body, key);
  const again = await call('POST', '/orders', body, key);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('x-idempotency-replayed')).toBe('true');
  expect(await call('POST', '/orders', { ...body, order_amount: 1 }, key)).toMatchObject({
    status: 422,
    body: { type: 'idempotency_error' },
  });
});

test('fifty simultaneous calls with one idempotency key make one order', async () => {
  const body = orderBody();
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => call('POST', '/orders', body, { 'x-idempotency-key': 'key-50' })),
  );
  expect(new Set(replies.map((reply) => reply.body.payment_session_id)).size).toBe(1);
});

test('an order past its expiry reads as EXPIRED, and a late payment still makes it PAID', async () => {
  const body = orderBody({ order_expiry_time: new Date(Date.now() + 3_600_000).toISOString() });
  await call('POST', '/orders', body);
  const status = async () => (await call('GET', `/orders/${body.order_id}`)).body.order_status;
  expect(await status()).toBe('ACTIVE');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 });
  expect(await status()).toBe('EXPIRED');
  vi.useRealTimers();
  await act(body.order_id, { action: 'pay' });
  expect(await status()).toBe('PAID');
});

test.each([
  ['pay-late', 'EXPIRED'],
  ['pay-pending', 'ACTIVE'],
])(
  'the checkout choice %s leaves the order %s with a pending payment, and PAID after the configured time',
  async (action, before) => {
    const body = orderBody();
    await call('POST', '/orders', body);
    const payments = async () => (await call('GET', `/orders/${body.order_id}/payments`)).body;
    expect((await act(body.order_id, { action, lateMs: 3_600_000 })).body.order_status).toBe(before);
    expect(await payments()).toMatchObject([{ payment_status: 'PENDING', payment_completion_time: null }]);

    const other = orderBody();
    await call('POST', '/orders', other);
    await act(other.order_id, { action, lateMs: 5 });
    await expect
      .poll(async () => (await call('GET', `/orders/${other.order_id}`)).body.order_status, {
        timeout: 10_000,
      })
      .toBe('PAID');
    expect((await call('GET', `/orders/${other.order_id}/payments`)).body).toMatchObject([
      { payment_status: 'SUCCESS' },
    ]);
  },
);

test.each([
  ['settle', 'PAID', 'SUCCESS'],
  ['decline', 'ACTIVE', 'FAILED'],
])(
  'the checkout choice %s ends the pending payment: the order is %s, the payment %s',
  async (action, order, payment) => {
    const body = orderBody();
    await call('POST', '/orders', body);
    expect((await act(body.order_id, { action })).status).toBe(409);
    await act(body.order_id, { action: 'pay-pending', lateMs: 3_600_000 });
    expect((await act(body.order_id, { action })).body.order_status).toBe(order);
    expect((await call('GET', `/orders/${body.order_id}/payments`)).body).toMatchObject([
      { payment_status: payment, payment_completion_time: expect.any(String) },
    ]);
  },
);

test('a paid order can neither expire nor be terminated', async () => {
  const body = orderBody();
  await call('POST', '/orders', body);
  await act(body.order_id, { action: 'pay' });
  expect((await act(body.order_id, { action: 'expire' })).status).toBe(409);
  expect((await act(body.order_id, { action: 'terminate' })).status).toBe(409);
});

test.each([
  ['down', 503],
  ['error', 500],
])('mode %s answers %i to the chosen calls and does nothing', async (mode, status) => {
  const body = orderBody();
  await setMode({ mode, endpoints: ['create-order'] });
  const reply = await fetch(`${sandbox.cashfreeBaseUrl}/orders`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(status);
  expect((await call('GET', `/orders/${body.order_id}`)).status).toBe(404);
});

test('mode rubbish answers 200 without JSON, and mode drop does not answer', async () => {
  await setMode({ mode: 'rubbish' });
  const reply = await fetch(`${sandbox.cashfreeBaseUrl}/orders/x`, { headers });
  expect(reply.status).toBe(200);
  await expect(reply.json()).rejects.toThrow();
  await setMode({ mode: 'drop' });
  await expect(fetch(`${sandbox.cashfreeBaseUrl}/orders/x`, { headers })).rejects.toThrow();
});

test('a client that gives up on a slow API has made no order', async () => {
  const body = orderBody();
  await setMode({ mode: 'slow', delayMs: 60_000 });
  const sdk = sdkOf(sandbox);
  await expect(sdk.PGCreateOrder(body, undefined, undefined, { timeout: 150 })).rejects.toThrow();
  await setMode({ mode: 'normal' });
  expect((await call('GET', `/orders/${body.order_id}`)).status).toBe(404);
});

test.each(['error-after', 'drop-after'])(
  'after mode %s the order exists, and its key returns it again',
  async (mode) => {
    const body = orderBody();
    const key = { 'x-idempotency-key': `key-${mode}` };
    await setMode({ mode });
    const failed = await call('POST', '/orders', body, key).catch(() => null);
    expect(failed?.status ?? 500).toBe(500);
    await setMode({ mode: 'normal' });
    const again = await call('POST', '/orders', body, key);
    expect(again.status).toBe(200);
    expect(again.headers.get('x-idempotency-replayed')).toBe('true');
  },
);

test('in mode slow-after the order exists before its answer, and a client that gives up finds it', async () => {
  const body = orderBody();
  await setMode({ mode: 'slow-after', delayMs: 60_000, endpoints: ['create-order'] });
  const sdk = sdkOf(sandbox);
  await expect(sdk.PGCreateOrder(body, undefined, undefined, { timeout: 500 })).rejects.toThrow();
  expect((await call('GET', `/orders/${body.order_id}`)).status).toBe(200);
  await setMode({ mode: 'normal' });
});

test('amount, currency and status of an order can be changed behind the shop’s back', async () => {
  const body = orderBody();
  await call('POST', '/orders', body);
  await sendJson('PATCH', `${sandbox.url}/api/cashfree/orders/${body.order_id}`, {
    order_amount: 1,
    order_status: 'TERMINATED',
  });
  expect((await call('GET', `/orders/${body.order_id}`)).body).toMatchObject({
    order_amount: 1,
    order_status: 'TERMINATED',
  });
});
