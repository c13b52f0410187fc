import type { LastTry } from '@repo/contracts/payment';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx } from './fresh-database.ts';
import { grants, newOrder, notice, student, usePayer } from './payer.ts';

usePayer();

/** The attempts described by 'declined 10:01, open': the outcome, and the start if known. */
const triesOf = (text: string): domain.PaymentTry[] =>
  text.split(', ').map((each) => {
    const [outcome, time] = each.split(' ');
    return {
      outcome: outcome as domain.PaymentTry['outcome'],
      startedAt: time ? new Date(`2026-11-21T${time}:00.000Z`) : null,
    };
  });

it.each<[string, LastTry, string?]>([
  ['nobody tried', 'none'],
  ['the only one was declined', 'declined', 'declined 10:01'],
  ['the only one was dropped', 'dropped', 'dropped 10:01'],
  ['the only one is under way', 'pending', 'open 10:01'],
  ['a newer one is under way', 'pending', 'declined 10:01, open 10:02'],
  ['an older one is still under way', 'pending', 'open 10:01, declined 10:02'],
  ['one is under way since nobody knows when', 'pending', 'declined 10:02, open'],
  ['the newest of several was dropped, listed last', 'dropped', 'declined 10:01, declined, dropped 10:02'],
  ['the newest of several was declined, listed first', 'declined', 'declined 10:03, dropped 10:02'],
  ['two began in the same second, listed newest first', 'dropped', 'dropped 10:01, declined 10:01'],
])('the last attempt to pay an unpaid order with %s is %s', async (_when, lastTry, tries) => {
  const orderId = await newOrder();
  ctx.checkout.tries.set(orderId, tries ? triesOf(tries) : []);
  for (const status of ['ACTIVE', 'EXPIRED'] as const) {
    ctx.checkout.setStatus(orderId, status);
    const reply = await domain.getOrderStatus(student, { orderId });
    expect(reply).toMatchObject({ order: { order_status: status }, receipt: null, lastTry });
  }
  expect(await grants()).toEqual([]);
});

it('the last attempt to pay an unpaid order is reported for an ended order, which a pending payment may still pay', async () => {
  const orderId = await newOrder();
  ctx.checkout.setStatus(orderId, 'TERMINATION_REQUESTED');
  ctx.checkout.tries.set(orderId, triesOf('open 10:01'));
  expect((await domain.getOrderStatus(student, { orderId })).lastTry).toBe('pending');
});

it("the last attempt to pay an unpaid order is omitted while the provider can't report it, without failing the reply", async () => {
  const orderId = await newOrder();
  ctx.checkout.tries.set(orderId, new Error('500'));
  const reply = await domain.getOrderStatus(student, { orderId });
  expect(reply).toEqual({
    success: true,
    order: expect.objectContaining({ order_id: orderId, order_status: 'ACTIVE' }),
    receipt: null,
  });
});

it('the last attempt to pay an unpaid order is neither requested nor reported for a paid order, whatever it was', async () => {
  const orderId = await newOrder();
  ctx.checkout.tries.set(orderId, triesOf('declined 10:01'));
  await domain.recordPayment(ctx, notice(orderId));
  expect(await domain.getOrderStatus(student, { orderId })).not.toHaveProperty('lastTry');
  expect(ctx.checkout.calls.tries).toBe(0);
});

it("the last attempt to pay an unpaid order is not requested for other students' or unknown orders", async () => {
  const orderId = await newOrder();
  const other = await createStudent(ctx);
  await expect(domain.getOrderStatus(other, { orderId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expectCode(domain.getOrderStatus(student, { orderId: 'none' }), 'NOT_FOUND');
  expect(ctx.checkout.calls.tries).toBe(0);
});

it('the last attempt to pay an unpaid order is included with a reused order, so that nobody pays during a pending payment', async () => {
  expect(await domain.createOrder(student)).not.toHaveProperty('lastTry');
  const { order, lastTry } = await domain.createOrder(student);
  expect(lastTry).toBe('none');
  ctx.checkout.tries.set(order.order_id, triesOf('declined 10:02, open 10:01'));
  expect(await domain.createOrder(student)).toMatchObject({
    order: { order_id: order.order_id, order_status: 'ACTIVE' },
    lastTry: 'pending',
  });
  ctx.checkout.tries.set(order.order_id, new Error('500'));
  const unknown = await domain.createOrder(student);
  expect(unknown.order.order_id).toBe(order.order_id);
  expect(unknown).not.toHaveProperty('lastTry');
});

it('the last attempt to pay an unpaid order is not included with a new order, whatever happened to the previous one', async () => {
  const ended = await newOrder();
  ctx.checkout.tries.set(ended, triesOf('open 10:01'));
  ctx.checkout.setStatus(ended, 'EXPIRED');
  const reply = await domain.createOrder(student);
  expect(reply.order.order_id).not.toBe(ended);
  expect(reply).not.toHaveProperty('lastTry');
});
