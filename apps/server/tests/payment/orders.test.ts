import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Student } from '../build-test-server.ts';
import { call, expectDocumented, expectFailure } from '../call.ts';
import { openShop, type Shop } from './shop.ts';

const createCall = 'POST /v1/payment/create-order';
const statusCall = 'GET /v1/payment/order-status';

let shop: Shop;
let student: Student;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  student = await shop.signedIn();
  // Webhooks have their own tests.
  await shop.plan({ isEnabled: false });
});

type Created = {
  order: { order_id: string; payment_session_id: string; order_amount: number };
  checkout: { mode: string; sdkUrl: string };
};
type Status = { order: { order_status: string }; receipt: { superUntil: string } | null };

const create = (token: string, body?: unknown) =>
  call(shop.app, 'POST', '/api/v1/payment/create-order', { token, body });
const status = (token: string, query: string) =>
  call(shop.app, 'GET', `/api/v1/payment/order-status${query}`, { token });

describe(createCall, () => {
  it('the call for an order creates one of 199 rupees at the provider, with the addresses for the browser and the webhook', async () => {
    const { order, checkout } = expectDocumented<Created>(await create(student.token), createCall);
    const atProvider = shop.sandbox.payments.orders.get(order.order_id);
    expect(atProvider).toMatchObject({
      amount: 199,
      currency: 'INR',
      status: 'ACTIVE',
      paymentSessionId: order.payment_session_id,
      returnUrl: `${shop.url}/payment-result?order_id={order_id}`,
      notifyUrl: `${shop.url}/api/v1/payment/webhook`,
      customer: { customer_phone: '9999999999' },
    });
    expect(Object.keys(atProvider.customer).sort()).toEqual(['customer_id', 'customer_phone']);
    expect(JSON.stringify(atProvider)).not.toContain(student.id);
    expect(checkout).toEqual({ mode: 'sandbox', sdkUrl: shop.sandbox.checkoutScriptUrl });
  });

  it('the call for an order accepts no body, an empty one and an empty object', async () => {
    const json = { 'content-type': 'application/json' };
    const url = '/api/v1/payment/create-order';
    const headers = { authorization: `Bearer ${student.token}`, ...json };
    const replies = [
      await create(student.token),
      await create(student.token, {}),
      await shop.app.inject({ method: 'POST', url, headers, payload: '' }),
    ];
    const orders = replies.map((reply) => expectDocumented<Created>(reply, createCall).order.order_id);
    expect(new Set(orders).size).toBe(1);
  });

  it('the call for an order answers thirty concurrent taps with one order', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => shop.post('/api/v1/payment/create-order', student)),
    );
    const bodies = (await Promise.all(replies.map((reply) => reply.json()))) as Created[];
    expect(new Set(bodies.map(({ order }) => order.payment_session_id)).size).toBe(1);
    const { customer } = shop.sandbox.payments.orders.get(bodies[0]?.order.order_id ?? '');
    const ofStudent = shop.sandbox.payments.orders
      .list()
      .filter((order) => order.customer.customer_id === customer.customer_id);
    expect(ofStudent).toHaveLength(1);
  });

  it('an order works the same over tRPC', async () => {
    const reply = await call(shop.app, 'POST', '/api/trpc/payment.createOrder', {
      token: student.token,
      body: {},
    });
    const { result } = reply.json<{ result: { data: Created } }>();
    const { order } = expectDocumented<Created>(await create(student.token), createCall);
    expect(result.data.order.payment_session_id).toBe(order.payment_session_id);
  });
});

describe(statusCall, () => {
  it.each(['ACTIVE', 'EXPIRED', 'TERMINATED', 'TERMINATION_REQUESTED', 'PAID'])(
    'the status of an order shows %s',
    async (state) => {
      const orderId = await shop.order(student);
      await fetch(`${shop.sandbox.url}/api/cashfree/orders/${orderId}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order_status: state }),
      });
      const body = expectDocumented<Status>(await status(student.token, `?orderId=${orderId}`), statusCall);
      expect(body.order.order_status).toBe(state);
      expect(body.receipt === null).toBe(state !== 'PAID');
    },
  );

  it('the status of a paid order shows the month, which the user has from that moment on', async () => {
    const orderId = await shop.order(student);
    await shop.act(orderId, 'pay');
    const body = expectDocumented<Status>(await status(student.token, `?orderId=${orderId}`), statusCall);
    const me = await call(shop.app, 'GET', '/api/v1/auth/user', { token: student.token });
    expect(me.json()).toMatchObject({ user: { plan: 'Pro', expiryDate: body.receipt?.superUntil } });
  });

  it('the status of an order is not checked by HEAD, which grants nothing', async () => {
    const orderId = await shop.order(student);
    await shop.act(orderId, 'pay');
    const url = `/api/v1/payment/order-status?orderId=${orderId}`;
    const head = await call(shop.app, 'HEAD', url, { token: student.token });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(await shop.grantsOf(student)).toEqual([]);
  });

  it('the status of an order is hidden from everybody else', async () => {
    const orderId = await shop.order(student);
    await shop.act(orderId, 'pay');
    const other = await shop.signedIn();
    expectFailure(await status(other.token, `?orderId=${orderId}`), 403);
    expect(await shop.grantsOf(student)).toEqual([]);
    expectFailure(await status(other.token, '?orderId=order_none'), 404);
  });

  it('the status of an order requires an order id', async () => {
    expectFailure(await status(student.token, ''), 400, 'No order ID found.');
    expectFailure(await status(student.token, '?orderId='), 400, 'No order ID found.');
    expectFailure(await status(student.token, '?orderId=a&orderId=b'), 400);
    expectFailure(await status(student.token, `?orderId=${'x'.repeat(129)}`), 400);
    expectFailure(await status(student.token, '?orderId=%00'), 400);
    expectFailure(await status(student.token, "?orderId=' or 1=1 --"), 404);
  });

  it('the order of an expired month is still PAID, while the user is Basic again', async () => {
    const orderId = await shop.order(student);
    await shop.act(orderId, 'pay');
    await status(student.token, `?orderId=${orderId}`);
    await shop.database
      .sql`update users set expiry_date = now() - interval '1 second' where id = ${student.id}`;
    const body = expectDocumented<Status>(await status(student.token, `?orderId=${orderId}`), statusCall);
    expect(body.order.order_status).toBe('PAID');
    const me = await call(shop.app, 'GET', '/api/v1/auth/user', { token: student.token });
    expect(me.json()).toMatchObject({ user: { plan: 'Basic', expiryDate: expect.any(String) } });
  });
});

it('checking too often is refused before the provider is called, by both transports together', async () => {
  const strict = await openShop({ environment: { RATE_LIMIT_SCALE: '0.1' } });
  const { token } = await strict.signedIn();
  const statuses: number[] = [];
  for (let n = 0; n < 16; n++) {
    const url =
      n % 2
        ? '/api/v1/payment/order-status?orderId=x'
        : '/api/trpc/payment.orderStatus?input=%7B%22orderId%22%3A%22x%22%7D';
    statuses.push((await call(strict.app, 'GET', url, { token })).statusCode);
  }
  const refused = await call(strict.app, 'POST', '/api/v1/payment/create-order', { token });
  await strict.close();
  expect(statuses.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 404));
  expect(statuses.slice(12)).toEqual([429, 429, 429, 429]);
  expectFailure(refused, 429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
});
