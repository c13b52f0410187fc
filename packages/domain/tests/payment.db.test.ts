import { orderStates, orders, planGrants } from '@repo/db/schema';
import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { customerIdOf } from '#src/payment/customer-id.ts';
import { createStudent, createTestContext, type TestContext } from '#src/testing/index.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

let database: TestDatabase;
let ctx: TestContext;
let student: TestContext & UserContext;

beforeAll(async () => {
  database = await openTestDatabase({ max: 20 });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.truncate();
  ctx = createTestContext(database);
  student = await createStudent(ctx);
});

const newOrder = async (who = student) => (await domain.createOrder(who)).order.order_id;
const expiryOf = async (who = student) => (await domain.getUser(ctx, who.user.id)).expiryDate;
const grants = () => database.db.select().from(planGrants);
const rowOf = async (orderId: string) => {
  const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error('there is no such order');
  return row;
};
const historyOf = async (orderId: string) => {
  const rows = await database.db
    .select()
    .from(orderStates)
    .where(eq(orderStates.orderId, orderId))
    .orderBy(asc(orderStates.position));
  return rows.map(({ status, source }) => `${status} ${source}`);
};
const notice = (orderId: string, changed: Partial<domain.PaymentNotice> = {}): domain.PaymentNotice => ({
  orderId,
  customerId: customerIdOf(student.user.id),
  orderPaise: 19_900,
  paidPaise: 19_900,
  currency: 'INR',
  ...changed,
});

describe('an order', () => {
  it('is for 199 rupees, for a day, and its provider knows the payer by letters and digits that are not the id', async () => {
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

  it('is one, however often and however fast its button is tapped', async () => {
    const taps = await Promise.all(Array.from({ length: 20 }, () => domain.createOrder(student)));
    const later = await domain.createOrder(student);
    expect(new Set([...taps, later].map(({ order }) => order.payment_session_id)).size).toBe(1);
    expect(ctx.checkout.orders.size).toBe(1);
  });

  it('is another one for another student', async () => {
    const other = await createStudent(ctx);
    expect(await newOrder()).not.toBe(await newOrder(other));
  });

  it('is a new one once the old one has less than an hour left', async () => {
    const first = await newOrder();
    ctx.time.pass(dayMs - 61 * minuteMs);
    expect(await newOrder()).toBe(first);
    ctx.time.pass(minuteMs);
    expect(await newOrder()).not.toBe(first);
  });

  it.each(['EXPIRED', 'TERMINATED', 'TERMINATION_REQUESTED'] as const)(
    'is a new one when the old one is %s at the provider',
    async (status) => {
      const first = await newOrder();
      ctx.checkout.setStatus(first, status);
      expect(await newOrder()).not.toBe(first);
      expect((await rowOf(first)).status).toBe(status);
    },
  );

  it('is not made again while the provider holds it as paid: the month is granted and the order says so', async () => {
    const first = await newOrder();
    ctx.checkout.setStatus(first, 'PAID');
    const { order } = await domain.createOrder(student);
    expect(order).toMatchObject({ order_id: first, order_status: 'PAID' });
    expect(await grants()).toHaveLength(1);
    expect(await newOrder()).not.toBe(first);
  });

  it('that the provider forgot is made there again under the same id', async () => {
    const first = await newOrder();
    ctx.checkout.orders.clear();
    expect(await newOrder()).toBe(first);
    expect(ctx.checkout.orders.has(first)).toBe(true);
  });
});

describe('a provider that fails', () => {
  it.each(['down', 'lose-answer'] as const)(
    '(%s) leaves one order, with which the next try goes on',
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

  it('can not be asked for a status, and nothing changes', async () => {
    const orderId = await newOrder();
    ctx.checkout.behaviour = 'down';
    await expect(domain.getOrderStatus(student, { orderId })).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
      message: 'Error checking payment status.',
    });
    expect(await historyOf(orderId)).toEqual(['ACTIVE created']);
  });

  it('and holds another amount under our order is not believed', async () => {
    const orderId = await newOrder();
    ctx.checkout.setStatus(orderId, 'PAID');
    const held = ctx.checkout.orders.get(orderId);
    if (held) held.amountPaise = 100;
    await expect(domain.getOrderStatus(student, { orderId })).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
    ctx.time.pass(3 * minuteMs);
    expect(await domain.reconcileOrders(ctx)).toMatchObject({
      asked: 1,
      paid: 0,
      failures: [expect.any(Error)],
    });
    expect(await grants()).toEqual([]);
  });
});

describe('the status of an order', () => {
  it('is told to its owner alone', async () => {
    const orderId = await newOrder();
    const other = await createStudent(ctx);
    await expect(domain.getOrderStatus(other, { orderId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(domain.getOrderStatus(student, { orderId: 'none' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('comes from the provider, and paid it gives the month and a receipt', async () => {
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

  it('is known without the provider once the order is paid', async () => {
    const orderId = await newOrder();
    await domain.recordPayment(ctx, notice(orderId));
    ctx.checkout.behaviour = 'down';
    ctx.checkout.setStatus(orderId, 'EXPIRED');
    expect(await domain.getOrderStatus(student, { orderId })).toMatchObject({
      order: { order_status: 'PAID' },
      receipt: { superUntil: '2026-12-21T10:00:00.000Z' },
    });
  });

  it('does not go back: an answer that was long on its way opens no order that has ended', async () => {
    const orderId = await newOrder();
    ctx.checkout.setStatus(orderId, 'EXPIRED');
    await domain.getOrderStatus(student, { orderId });
    ctx.checkout.setStatus(orderId, 'ACTIVE');
    expect((await domain.getOrderStatus(student, { orderId })).order.order_status).toBe('EXPIRED');
    ctx.checkout.setStatus(orderId, 'PAID');
    expect((await domain.getOrderStatus(student, { orderId })).order.order_status).toBe('PAID');
    expect(await historyOf(orderId)).toEqual(['ACTIVE created', 'EXPIRED status', 'PAID status']);
  });
});

describe('a reported payment', () => {
  it('gives one month, told once or ten times, at once or one after the other', async () => {
    const orderId = await newOrder();
    const told = await Promise.all(
      Array.from({ length: 10 }, () => domain.recordPayment(ctx, notice(orderId))),
    );
    expect(new Set(told)).toEqual(new Set(['recorded']));
    expect(await domain.recordPayment(ctx, notice(orderId))).toBe('recorded');
    expect(await grants()).toHaveLength(1);
    expect(await expiryOf()).toBe('2026-12-21T10:00:00.000Z');
  });

  it.each([
    ['another amount', { orderPaise: 100, paidPaise: 100 }],
    ['less than the order', { paidPaise: 19_899 }],
    ['another currency', { currency: 'USD' }],
    ['another payer', { customerId: 'somebodyelse' }],
  ])('of %s grants nothing and lets the provider be asked', async (_what, changed) => {
    const orderId = await newOrder();
    expect(await domain.recordPayment(ctx, notice(orderId, changed))).toBe('mismatch');
    expect(await grants()).toEqual([]);
    expect(await domain.reconcileOrders(ctx)).toEqual({ asked: 1, paid: 0, failures: [] });
    expect(await grants()).toEqual([]);
  });

  it('of an order nobody made is unknown', async () => {
    expect(await domain.recordPayment(ctx, notice('order_none'))).toBe('unknown');
  });

  it('extends the plan that runs, each order by a month, also two at the same moment', async () => {
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

  it('after the plan has run out starts a month now; in between the student reads as Basic', async () => {
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
});

describe('the reconciler', () => {
  /** Minutes after the order was made at which the provider was asked. */
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

  it('asks soon, then ever more rarely, past the last webhook and until five days after the order ended', async () => {
    const asked = await checksOf(await newOrder(), 30);
    expect(asked.slice(0, 6)).toEqual([2, 5, 10, 20, 45, 105]);
    expect(asked.at(-1)).toBeGreaterThan(6 * 1_440);
    expect(asked.at(-1)).toBeLessThan(8 * 1_440);
    expect(asked.length).toBeLessThan(20);
  });

  it('grants what was paid though no browser and no webhook came back', async () => {
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

  it('grants a payment that succeeded after its order had expired', async () => {
    const orderId = await newOrder();
    await checksOf(orderId, 2);
    expect((await rowOf(orderId)).status).toBe('EXPIRED');
    ctx.checkout.setStatus(orderId, 'PAID');
    await checksOf(orderId, 3);
    expect(await historyOf(orderId)).toEqual(['ACTIVE created', 'EXPIRED reconciler', 'PAID reconciler']);
  });

  it('gives up an order that never reached the provider, once nobody can pay it', async () => {
    ctx.checkout.behaviour = 'down';
    await domain.createOrder(student).catch(() => undefined);
    ctx.checkout.behaviour = 'normal';
    const [lost] = await database.db.select().from(orders);
    await checksOf(lost?.id ?? '', 30);
    expect(await rowOf(lost?.id ?? '')).toMatchObject({ status: 'EXPIRED', nextCheckAt: null });
  });

  it('does not give up while the provider is away, however long', async () => {
    const orderId = await newOrder();
    ctx.checkout.setStatus(orderId, 'PAID');
    ctx.checkout.behaviour = 'down';
    await checksOf(orderId, 20);
    expect((await rowOf(orderId)).nextCheckAt).not.toBeNull();
    ctx.checkout.behaviour = 'normal';
    ctx.time.pass(2 * dayMs);
    expect(await domain.reconcileOrders(ctx)).toMatchObject({ paid: 1 });
  });

  it('asks once about each order, however many run at once', async () => {
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

  it('takes up what one that died had taken', async () => {
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
});
