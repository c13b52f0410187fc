import { orders } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Student } from '../build-test-server.ts';
import { call, expectFailure } from '../call.ts';
import { openShop, type Shop } from './shop.ts';

/** Far less than the provider's silence, far more than an answer takes. */
const limitMs = 4_000;
const silenceMs = 600_000;

let shop: Shop;
let student: Student;

beforeAll(async () => {
  shop = await openShop({ checkoutLimit: { limitMs } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.api(null);
  await shop.plan({ isEnabled: false });
  student = await shop.signedIn();
});

const create = () => call(shop.app, 'POST', '/api/v1/payment/create-order', { token: student.token });
const status = (orderId: string) =>
  call(shop.app, 'GET', `/api/v1/payment/order-status?orderId=${orderId}`, { token: student.token });
const ownOrders = () => shop.database.db.select().from(orders).where(eq(orders.userId, student.id));
const initiateFailed = 'Failed to initiate payment. Please try again.';
const checkFailed = 'Error checking payment status.';

describe.each(['down', 'error', 'slow', 'rubbish', 'drop', 'error-after', 'drop-after'])(
  'a provider that is: %s',
  (mode) => {
    it('a failing provider fails the order with the catalogue’s sentence, and the next attempt continues the same order', async () => {
      await shop.api({ mode, delayMs: silenceMs });
      expectFailure(await create(), 502, initiateFailed);
      expectFailure(await create(), 502, initiateFailed);
      const [kept, ...others] = await ownOrders();
      expect(others).toEqual([]);
      expect(kept).toMatchObject({ status: 'ACTIVE', paymentSessionId: null });

      await shop.api(null);
      expect(await shop.order(student)).toBe(kept?.id);
      await shop.act(kept?.id ?? '', 'pay');
      expect((await status(kept?.id ?? '')).json()).toMatchObject({ order: { order_status: 'PAID' } });
      expect(await shop.grantsOf(student)).toHaveLength(1);
    });

    it('a failing provider fails the status with the catalogue’s sentence, and the next attempt succeeds', async () => {
      const orderId = await shop.order(student);
      await shop.act(orderId, 'pay');
      await shop.api({ mode, delayMs: silenceMs });
      expectFailure(await status(orderId), 502, checkFailed);
      expect(await shop.grantsOf(student)).toEqual([]);
      expect(await shop.historyOf(orderId)).toEqual(['ACTIVE created']);

      await shop.api(null);
      expect((await status(orderId)).json()).toMatchObject({ order: { order_status: 'PAID' } });
      expect(await shop.grantsOf(student)).toHaveLength(1);
    });
  },
);

it('a provider that refuses our credentials causes the ordinary failure, which does not mention the credentials', async () => {
  const misled = await openShop({ environment: { CASHFREE_CLIENT_SECRET: 'not-the-right-one' } });
  const token = (await misled.signedIn()).token;
  const reply = await call(misled.app, 'POST', '/api/v1/payment/create-order', { token });
  await misled.close();
  expectFailure(reply, 502, initiateFailed);
});

it("a provider that can't be reached causes the ordinary failure", async () => {
  const alone = await openShop({ environment: { CASHFREE_BASE_URL: 'http://127.0.0.1:9/pg' } });
  const token = (await alone.signedIn()).token;
  const reply = await call(alone.app, 'POST', '/api/v1/payment/create-order', { token });
  await alone.close();
  expectFailure(reply, 502, initiateFailed);
});

it('a provider that has another amount for our order grants nothing', async () => {
  const orderId = await shop.order(student);
  await fetch(`${shop.sandbox.url}/api/cashfree/orders/${orderId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_amount: 1, order_status: 'PAID' }),
  });
  expectFailure(await status(orderId), 502, checkFailed);
  expectFailure(await create(), 502, initiateFailed);
  expect(await shop.grantsOf(student)).toEqual([]);
});
