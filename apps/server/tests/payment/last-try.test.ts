import type { CreateOrderReply, OrderStatusReply } from '@repo/contracts/payment';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readTries } from '#src/adapters/cashfree-payments.ts';
import type { Student } from '../build-test-server.ts';
import { call, expectDocumented } from '../call.ts';
import { openShop, type Shop } from './shop.ts';

const silenceMs = 600_000;

let shop: Shop;
let student: Student;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.api(null);
  // The outcome of an attempt is known even if every webhook is lost.
  await shop.plan({ isEnabled: false });
  student = await shop.signedIn();
});

type Told<T> = { result: { data: T } };

async function statusOf(orderId: string): Promise<OrderStatusReply> {
  const input = encodeURIComponent(JSON.stringify({ orderId }));
  const url = `/api/trpc/payment.orderStatus?input=${input}`;
  const reply = await call(shop.app, 'GET', url, { token: student.token });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Told<OrderStatusReply>>().result.data;
}

async function createOrder(): Promise<CreateOrderReply> {
  const url = '/api/trpc/payment.createOrder';
  const reply = await call(shop.app, 'POST', url, { token: student.token, body: {} });
  return reply.json<Told<CreateOrderReply>>().result.data;
}

it.each([
  ['none', 'ACTIVE', []],
  ['none', 'EXPIRED', ['expire']],
  ['declined', 'ACTIVE', ['fail']],
  ['dropped', 'ACTIVE', ['drop']],
  ['dropped', 'ACTIVE', ['fail', 'drop']],
  ['declined', 'EXPIRED', ['fail', 'expire']],
  ['pending', 'ACTIVE', ['pay-pending']],
  ['pending', 'ACTIVE', ['fail', 'pay-pending']],
  ['pending', 'ACTIVE', ['pay-pending', 'fail']],
  ['pending', 'EXPIRED', ['pay-late']],
  ['declined', 'ACTIVE', ['pay-pending', 'decline']],
  [undefined, 'PAID', ['fail', 'pay']],
])('the last attempt of an order is %s, the order %s, after %j', async (lastTry, status, actions) => {
  const orderId = await shop.order(student);
  for (const action of actions) await shop.act(orderId, action, { lateMs: 86_400_000 });
  const told = await statusOf(orderId);
  expect([told.lastTry, told.order.order_status]).toEqual([lastTry, status]);
});

it.each(['down', 'error', 'slow', 'rubbish', 'drop', 'error-after'])(
  'the last attempt of an order is omitted when the provider’s list of payments is: %s',
  async (mode) => {
    const orderId = await shop.order(student);
    await shop.act(orderId, 'fail');
    await shop.api({ mode, delayMs: silenceMs, endpoints: ['get-payments'] });
    const told = await statusOf(orderId);
    expect(told).toMatchObject({ order: { order_status: 'ACTIVE' }, receipt: null });
    expect(told).not.toHaveProperty('lastTry');
    expect((await createOrder()).order.order_id).toBe(orderId);
  },
);

it('the last attempt of an order keeps the checkout of an order closed while a payment of it is in progress', async () => {
  const first = await createOrder();
  expect(first).not.toHaveProperty('lastTry');
  await shop.act(first.order.order_id, 'pay-pending', { lateMs: 86_400_000 });
  expect(await createOrder()).toMatchObject({
    order: { order_id: first.order.order_id, order_status: 'ACTIVE' },
    lastTry: 'pending',
  });
});

it('the last attempt of an order is not part of the documented replies', async () => {
  const { token } = student;
  const create = () => call(shop.app, 'POST', '/api/v1/payment/create-order', { token });
  await create();
  const again = expectDocumented<CreateOrderReply>(await create(), 'POST /v1/payment/create-order');
  expect(Object.keys(again).sort()).toEqual(['checkout', 'order', 'success']);
  await shop.act(again.order.order_id, 'fail');
  const url = `/api/v1/payment/order-status?orderId=${again.order.order_id}`;
  const status = expectDocumented<OrderStatusReply>(
    await call(shop.app, 'GET', url, { token }),
    'GET /v1/payment/order-status',
  );
  expect(Object.keys(status).sort()).toEqual(['order', 'receipt', 'success']);
});

const payment = (payment_status: string, payment_time: string | null = '2026-11-21T15:31:00+05:30') => ({
  order_id: 'order_1',
  payment_status,
  payment_time,
});

it.each([
  ['FAILED', 'declined'],
  ['USER_DROPPED', 'dropped'],
  ['CANCELLED', 'dropped'],
  ['VOID', 'dropped'],
  ['NOT_ATTEMPTED', 'open'],
  ['PENDING', 'open'],
  ['FLAGGED', 'open'],
  ['SUCCESS', 'open'],
  ['A_STATE_OF_TOMORROW', 'open'],
  ['constructor', 'open'],
])('a list of payments %s is %s', (status, outcome) => {
  const startedAt = new Date('2026-11-21T10:01:00.000Z');
  expect(readTries('order_1', [payment(status)])).toEqual([{ outcome, startedAt }]);
});

it('a list of payments may lack its times', () => {
  expect(readTries('order_1', [payment('FAILED', null), payment('PENDING', 'soon')])).toEqual([
    { outcome: 'declined', startedAt: null },
    { outcome: 'open', startedAt: null },
  ]);
});

it.each([
  ['nothing', null],
  ['no list', { data: [] }],
  ['no payment', [{}]],
  ['a state that is no text', [{ order_id: 'order_1', payment_status: 1 }]],
  ['the payments of another order', [payment('FAILED'), { ...payment('FAILED'), order_id: 'order_2' }]],
])('a list of payments that is %s is refused', (_what, json) => {
  expect(() => readTries('order_1', json)).toThrow('does not list the payments');
});
