import { orders } from '@repo/db/schema';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database } from './fresh-database.ts';
import {
  dayMs,
  expiryOf,
  grants,
  historyOf,
  minuteMs,
  newOrder,
  notice,
  rowOf,
  student,
  usePayer,
} from './payer.ts';

usePayer();

it('an order costs 199 rupees, lasts a day, and names the payer by letters and digits that are not our user id', async () => {
  const { order, checkout } = await domain.createOrder(student);
  expect(order).toEqual({
    order_id: expect.stringMatching(/^[A-Za-z0-9_-]{3,45}$/),
    order_status: 'ACTIVE',
    order_amount: 199,
    order_currency: 'INR',
    created_at: '2026-11-21T10:00:00.000Z',
    order_expiry_time: '2026-11-22T10:00:00.000Z',
    payment_session_id: `session-${order.order_id}`,
  });
  expect(checkout).toEqual(ctx.checkout.page);
  const made = ctx.checkout.orders.get(order.order_id);
  expect(made).toMatchObject({ amountPaise: 19_900, currency: 'INR' });
  expect(made?.customerId).toMatch(/^[a-z0-9]{32}$/);
  expect(made?.customerId).not.toBe(student.user.id);
  expect(await historyOf(order.order_id)).toEqual(['ACTIVE created']);
});

it('an order is the same for every tap of the button, however fast', async () => {
  const taps = await Promise.all(Array.from({ length: 20 }, () => domain.createOrder(student)));
  const later = await domain.createOrder(student);
  expect(new Set([...taps, later].map(({ order }) => order.payment_session_id)).size).toBe(1);
  expect(ctx.checkout.orders.size).toBe(1);
});

it('an order differs for another student', async () => {
  const other = await createStudent(ctx);
  expect(await newOrder()).not.toBe(await newOrder(other));
});

it('an order is replaced by a new one when less than an hour is left', async () => {
  const first = await newOrder();
  ctx.time.pass(dayMs - 61 * minuteMs);
  expect(await newOrder()).toBe(first);
  ctx.time.pass(minuteMs);
  expect(await newOrder()).not.toBe(first);
});

it('an order is replaced by a new one when the price has changed', async () => {
  const first = await newOrder();
  await database.db.update(orders).set({ amountPaise: 9_900 });
  expect(await newOrder()).not.toBe(first);
});

it.each(['EXPIRED', 'TERMINATED', 'TERMINATION_REQUESTED'] as const)(
  'an order is replaced by a new one when the old one is %s at the provider',
  async (status) => {
    const first = await newOrder();
    ctx.checkout.setStatus(first, status);
    expect(await newOrder()).not.toBe(first);
    expect((await rowOf(first)).status).toBe(status);
  },
);

it('an order that the provider reports as paid is not created again: the month is granted and the reply says so', async () => {
  const first = await newOrder();
  ctx.checkout.setStatus(first, 'PAID');
  const { order } = await domain.createOrder(student);
  expect(order).toMatchObject({ order_id: first, order_status: 'PAID' });
  expect(await grants()).toHaveLength(1);
  expect(await newOrder()).not.toBe(first);
});

it('an order is created again under the same id if the provider forgot it', async () => {
  const first = await newOrder();
  ctx.checkout.orders.clear();
  expect(await newOrder()).toBe(first);
  expect(ctx.checkout.orders.has(first)).toBe(true);
});

it.each(['down', 'lose-answer'] as const)(
  'a provider that fails (%s) leaves one order, which the next try continues',
  async (how) => {
    ctx.checkout.behaviour = how;
    await expect(domain.createOrder(student)).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
      message: 'Failed to initiate payment. Please try again.',
    });
    const [kept] = await database.db.select().from(orders);
    expect(kept).toMatchObject({ status: 'ACTIVE', paymentSessionId: null });
    ctx.checkout.behaviour = 'normal';
    expect(await newOrder()).toBe(kept?.id);
    expect(ctx.checkout.orders.size).toBe(1);
    expect(await database.db.select().from(orders)).toHaveLength(1);
  },
);

it("a provider that fails can't report a status, and nothing changes", async () => {
  const orderId = await newOrder();
  ctx.checkout.behaviour = 'down';
  await expect(domain.getOrderStatus(student, { orderId })).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    message: 'Error checking payment status.',
  });
  expect(await historyOf(orderId)).toEqual(['ACTIVE created']);
});

it.each([
  ['another amount', { amountPaise: 100 }],
  ['another currency', { currency: 'USD' }],
])("a provider that fails with %s under our order's id is not trusted", async (_what, changed) => {
  const orderId = await newOrder();
  ctx.checkout.setStatus(orderId, 'PAID');
  Object.assign(ctx.checkout.orders.get(orderId) ?? {}, changed);
  await expectCode(domain.getOrderStatus(student, { orderId }), 'PROVIDER_FAILED');
  ctx.time.pass(3 * minuteMs);
  expect(await domain.reconcileOrders(ctx)).toMatchObject({
    asked: 1,
    paid: 0,
    failures: [expect.any(Error)],
  });
  expect(await grants()).toEqual([]);
});

it('the status of an order is visible only to its owner', async () => {
  const orderId = await newOrder();
  const other = await createStudent(ctx);
  await expect(domain.getOrderStatus(other, { orderId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expectCode(domain.getOrderStatus(student, { orderId: 'none' }), 'NOT_FOUND');
});

it('the status of an order comes from the provider; a paid one gives the month and a receipt', async () => {
  const orderId = await newOrder();
  expect(await domain.getOrderStatus(student, { orderId })).toMatchObject({
    order: { order_status: 'ACTIVE' },
    receipt: null,
  });
  ctx.checkout.setStatus(orderId, 'PAID');
  const paid = await domain.getOrderStatus(student, { orderId });
  expect(paid).toEqual({
    success: true,
    order: expect.objectContaining({ order_id: orderId, order_status: 'PAID' }),
    receipt: {
      amount: 199,
      currency: 'INR',
      paidAt: '2026-11-21T10:00:00.000Z',
      superFrom: '2026-11-21T10:00:00.000Z',
      superUntil: '2026-12-21T10:00:00.000Z',
    },
  });
  expect(await expiryOf()).toBe('2026-12-21T10:00:00.000Z');
  expect(await historyOf(orderId)).toEqual(['ACTIVE created', 'PAID status']);
});

it('the status of an order is known without the provider once the order is paid', async () => {
  const orderId = await newOrder();
  await domain.recordPayment(ctx, notice(orderId));
  ctx.checkout.behaviour = 'down';
  ctx.checkout.setStatus(orderId, 'EXPIRED');
  expect(await domain.getOrderStatus(student, { orderId })).toMatchObject({
    order: { order_status: 'PAID' },
    receipt: { superUntil: '2026-12-21T10:00:00.000Z' },
  });
});

it('the status of an order does not go back: a late reply reopens no ended order', async () => {
  const orderId = await newOrder();
  ctx.checkout.setStatus(orderId, 'EXPIRED');
  await domain.getOrderStatus(student, { orderId });
  ctx.checkout.setStatus(orderId, 'ACTIVE');
  expect((await domain.getOrderStatus(student, { orderId })).order.order_status).toBe('EXPIRED');
  ctx.checkout.setStatus(orderId, 'PAID');
  expect((await domain.getOrderStatus(student, { orderId })).order.order_status).toBe('PAID');
  expect(await historyOf(orderId)).toEqual(['ACTIVE created', 'EXPIRED status', 'PAID status']);
});
