import { Writable } from 'node:stream';
import { reconcileOrders } from '@repo/domain';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loggerOptions } from '#src/logging.ts';
import { startReconciler } from '#src/payment/reconciler.ts';
import type { Student } from '../build-test-server.ts';
import { openShop, type Shop } from './shop.ts';

const modes = ['down', 'error', 'rubbish', 'drop', 'error-after', 'drop-after', 'slow'];

let shop: Shop;
let student: Student;
let log = '';
/** All that a client received: bodies and headers. */
let replies = '';
let sessionId = '';
let orderId = '';

const keep = async (reply: Response) => {
  replies += `${JSON.stringify([...reply.headers])}\n${await reply.text()}\n`;
};

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  shop = await openShop({
    checkoutLimit: { limitMs: 3_000 },
    environment: { LOG_LEVEL: 'trace' },
    logger: { ...loggerOptions({ logLevel: 'trace' }), stream },
  });
  student = await shop.signedIn({ name: 'Zebulon Quixote', email: 'zebulon.quixote@example.com' });
  for (const mode of modes) {
    await shop.api({ mode, delayMs: 600_000 });
    await keep(await shop.post('/api/v1/payment/create-order', student));
  }
  await shop.api(null);
  orderId = await shop.order(student);
  sessionId = shop.sandbox.payments.orders.get(orderId).paymentSessionId;
  const reconciler = startReconciler(shop.domain, shop.app.log);
  for (const mode of modes) {
    await shop.api({ mode, delayMs: 600_000 });
    await keep(await shop.get(`/api/v1/payment/order-status?orderId=${orderId}`, student));
  }
  await shop.makeDue(orderId);
  await reconcileOrders(shop.domain).then(({ failures }) =>
    shop.app.log.warn({ err: failures[0] }, 'failed'),
  );
  await reconciler.stop();
  for (const forge of ['bad-signature', 'changed-byte', 'old-time', 'wrong-amount', 'unknown-order'])
    await shop.webhooks(orderId, { forge });
  await shop.api(null);
  await shop.act(orderId, 'pay');
  await vi.waitFor(async () => expect(await shop.grantsOf(student)).toHaveLength(1), 10_000);
  await keep(await shop.get(`/api/v1/payment/order-status?orderId=${orderId}`, student));
}, 300_000);
afterAll(() => shop.close());

it('the log of payments, at its most verbose level has a line for every failure', () => {
  expect(log.match(/"msg":"[^"]*(failed|could not|tells another)[^"]*"/g)?.length).toBeGreaterThan(14);
  expect(log).toContain('Cashfree answered 503 to POST /orders');
});

it('the log of payments, at its most verbose level contains no key, token, session, signature, address or name', () => {
  const { customer } = shop.sandbox.payments.orders.get(orderId);
  for (const secret of [
    shop.config.cashfree.clientSecret,
    shop.config.cashfree.clientId,
    student.token,
    sessionId,
    student.email,
    'Zebulon',
    customer.customer_id,
    customer.customer_phone,
    'x-webhook-signature',
  ])
    expect(log).not.toContain(secret);
});

it('the log of payments, at its most verbose level contains no query of an address', () =>
  expect(log).not.toMatch(/orderId=/));

it('the replies of payments contain no key, token, session or provider’s text except what opens the checkout', () => {
  const { cashfree } = shop.config;
  for (const secret of [
    cashfree.clientSecret,
    cashfree.clientId,
    student.token,
    sessionId,
    'api_error',
    'nginx',
  ])
    expect(replies).not.toContain(secret);
  expect(replies).toContain('"order_status":"PAID"');
});

it('the address that a browser returns to has only the order’s id', () => {
  expect(shop.sandbox.payments.orders.get(orderId).returnUrl).toBe(
    `${shop.url}/payment-result?order_id={order_id}`,
  );
});
