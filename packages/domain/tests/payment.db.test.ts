import { orders } from '@repo/db/schema';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
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

it('a reported payment gives one month, whether reported once or ten times, concurrently or not', async () => {
  const orderId = await newOrder();
  const told = await Promise.all(
    Array.from({ length: 10 }, () => domain.recordPayment(ctx, notice(orderId))),
  );
  expect(new Set(told)).toEqual(new Set(['recorded']));
  expect(await domain.recordPayment(ctx, notice(orderId))).toBe('recorded');
  expect(await grants()).toHaveLength(1);
  expect(await expiryOf()).toBe('2026-12-21T10:00:00.000Z');
  expect(await rowOf(orderId)).toMatchObject({ status: 'PAID', nextCheckAt: null });
});

it('a reported payment gives nothing to anybody else', async () => {
  const other = await createStudent(ctx);
  await domain.recordPayment(ctx, notice(await newOrder()));
  expect(await expiryOf(other)).toBeNull();
});

it.each([
  ['another amount', { orderPaise: 100, paidPaise: 100 }],
  ['an order of another amount', { orderPaise: 100 }],
  ['less than the order', { paidPaise: 19_899 }],
  ['another currency', { currency: 'USD' }],
  ['another payer', { customerId: 'somebodyelse' }],
])('a reported payment of %s grants nothing and asks the provider', async (_what, changed) => {
  const orderId = await newOrder();
  expect(await domain.recordPayment(ctx, notice(orderId, changed))).toBe('mismatch');
  expect(await grants()).toEqual([]);
  expect(await domain.reconcileOrders(ctx)).toEqual({ asked: 1, paid: 0, failures: [] });
  expect(await grants()).toEqual([]);
});

it("a payment reported for an unknown order has the outcome 'unknown'", async () => {
  expect(await domain.recordPayment(ctx, notice('order_none'))).toBe('unknown');
});

it('a reported payment extends the current plan by a month per order, even for two concurrent payments', async () => {
  const first = await newOrder();
  ctx.time.pass(dayMs);
  const second = await newOrder();
  expect(second).not.toBe(first);
  await Promise.all([
    domain.recordPayment(ctx, notice(first)),
    domain.recordPayment(ctx, notice(second)),
    domain.recordPayment(ctx, notice(first)),
  ]);
  expect(await grants()).toHaveLength(2);
  expect(await expiryOf()).toBe('2027-01-22T10:00:00.000Z');
});

it('a reported payment starts a month now after the plan has expired; until then the student is Basic', async () => {
  await domain.recordPayment(ctx, notice(await newOrder()));
  expect((await domain.getUser(ctx, student.user.id)).plan).toBe('Pro');
  ctx.time.pass(40 * dayMs);
  expect(await domain.getUser(ctx, student.user.id)).toMatchObject({
    plan: 'Basic',
    expiryDate: '2026-12-21T10:00:00.000Z',
  });
  await domain.recordPayment(ctx, notice(await newOrder()));
  expect(await domain.getUser(ctx, student.user.id)).toMatchObject({
    plan: 'Pro',
    expiryDate: '2027-01-31T10:00:00.000Z',
  });
});

/** Minutes after the order's creation at which the provider was asked. */
async function checksOf(orderId: string, limitDays: number): Promise<number[]> {
  const made = ctx.time.now.getTime();
  const asked: number[] = [];
  for (;;) {
    const { nextCheckAt } = await rowOf(orderId);
    if (nextCheckAt === null || nextCheckAt.getTime() > made + limitDays * dayMs) return asked;
    ctx.time.now = nextCheckAt;
    asked.push((nextCheckAt.getTime() - made) / minuteMs);
    await domain.reconcileOrders(ctx);
  }
}

it('the reconciler asks soon, then less and less often, past the last webhook and until five days after the order ended', async () => {
  const asked = await checksOf(await newOrder(), 30);
  expect(asked.slice(0, 6)).toEqual([2, 5, 10, 20, 45, 105]);
  expect(asked.at(-1)).toBeGreaterThan(6 * 1_440);
  expect(asked.at(-1)).toBeLessThan(8 * 1_440);
  expect(asked.length).toBeLessThan(20);
});

it('the reconciler grants what was paid even if no browser and no webhook came back', async () => {
  const orderId = await newOrder();
  ctx.checkout.setStatus(orderId, 'PAID');
  expect(await domain.reconcileOrders(ctx)).toMatchObject({ asked: 0 });
  ctx.time.pass(2 * minuteMs);
  expect(await domain.reconcileOrders(ctx)).toEqual({ asked: 1, paid: 1, failures: [] });
  expect(await historyOf(orderId)).toEqual(['ACTIVE created', 'PAID reconciler']);
  ctx.time.pass(30 * dayMs);
  expect(await domain.reconcileOrders(ctx)).toMatchObject({ asked: 0 });
  expect(await grants()).toHaveLength(1);
});

it('the reconciler grants a payment that succeeded after its order expired', async () => {
  const orderId = await newOrder();
  await checksOf(orderId, 2);
  expect((await rowOf(orderId)).status).toBe('EXPIRED');
  ctx.checkout.setStatus(orderId, 'PAID');
  await checksOf(orderId, 3);
  expect(await historyOf(orderId)).toEqual(['ACTIVE created', 'EXPIRED reconciler', 'PAID reconciler']);
});

it('the reconciler abandons an order unknown to the provider once nobody can pay it', async () => {
  ctx.checkout.behaviour = 'down';
  await domain.createOrder(student).catch(() => undefined);
  ctx.checkout.behaviour = 'normal';
  const [lost] = await database.db.select().from(orders);
  ctx.time.pass(2 * minuteMs);
  expect(await domain.reconcileOrders(ctx)).toMatchObject({ asked: 1 });
  expect(await rowOf(lost?.id ?? '')).toMatchObject({ status: 'ACTIVE' });
  await checksOf(lost?.id ?? '', 30);
  expect(await rowOf(lost?.id ?? '')).toMatchObject({ status: 'EXPIRED', nextCheckAt: null });
});

it('the reconciler does not abandon an order while the provider is down, however long', async () => {
  const orderId = await newOrder();
  ctx.checkout.setStatus(orderId, 'PAID');
  ctx.checkout.behaviour = 'down';
  await checksOf(orderId, 20);
  expect((await rowOf(orderId)).nextCheckAt).not.toBeNull();
  ctx.checkout.behaviour = 'normal';
  ctx.time.pass(2 * dayMs);
  expect(await domain.reconcileOrders(ctx)).toMatchObject({ paid: 1 });
});

it('the reconciler asks once about each order, even when several run concurrently', async () => {
  const students = await Promise.all(Array.from({ length: 30 }, () => createStudent(ctx)));
  for (const each of students) await newOrder(each);
  ctx.time.pass(2 * minuteMs);
  ctx.checkout.calls.find = 0;
  const runs = await Promise.all(Array.from({ length: 8 }, () => domain.reconcileOrders(ctx)));
  let asked = runs.reduce((sum, run) => sum + run.asked, 0);
  while (asked < 30) asked += (await domain.reconcileOrders(ctx)).asked;
  expect(asked).toBe(30);
  expect(ctx.checkout.calls.find).toBe(30);
});

it('the reconciler takes over the claims of one that died', async () => {
  const orderId = await newOrder();
  ctx.checkout.setStatus(orderId, 'PAID');
  ctx.time.pass(2 * minuteMs);
  const died = AbortSignal.abort();
  const { findOrder } = ctx.checkout;
  const dying = {
    ...ctx,
    checkout: { ...ctx.checkout, findOrder: () => Promise.reject(new Error('killed')) },
  };
  await domain.reconcileOrders(dying, died);
  expect(await domain.reconcileOrders(ctx)).toMatchObject({ asked: 0 });
  ctx.time.pass(2 * minuteMs);
  expect(ctx.checkout.findOrder).toBe(findOrder);
  expect(await domain.reconcileOrders(ctx)).toMatchObject({ asked: 1, paid: 1 });
});

/** Reconciles while something else happens to the order. */
async function reconcileDuring(event: (orderId: string) => Promise<unknown>) {
  const findOrder = async (orderId: string) => {
    await event(orderId);
    return ctx.checkout.findOrder(orderId);
  };
  return domain.reconcileOrders({ ...ctx, checkout: { ...ctx.checkout, findOrder } });
}

it('the reconciler leaves an order paid that was paid while the provider still reported it as ended', async () => {
  const orderId = await newOrder();
  ctx.checkout.setStatus(orderId, 'EXPIRED');
  ctx.time.pass(2 * minuteMs);
  await reconcileDuring(() => domain.recordPayment(ctx, notice(orderId)));
  expect(await historyOf(orderId)).toEqual(['ACTIVE created', 'PAID webhook']);
  expect((await rowOf(orderId)).status).toBe('PAID');
});

it('the reconciler asks again immediately after a report that arrived meanwhile', async () => {
  const orderId = await newOrder();
  ctx.time.pass(2 * minuteMs);
  await reconcileDuring(() => domain.recordPayment(ctx, notice(orderId, { paidPaise: 100 })));
  expect(await domain.reconcileOrders(ctx)).toMatchObject({ asked: 1 });
});
