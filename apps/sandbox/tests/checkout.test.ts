import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#src/index.ts';
import { orderBody, sdkOf } from './cashfree-shop.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

async function newOrder() {
  const { data } = await sdkOf(sandbox).PGCreateOrder(orderBody());
  return { orderId: data.order_id ?? '', session: data.payment_session_id ?? '' };
}

const choose = (form: Record<string, string>) =>
  fetch(`${sandbox.url}/checkout`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

test.each([
  ['pay', 'PAID', 'SUCCESS'],
  ['fail', 'ACTIVE', 'FAILED'],
  ['drop', 'ACTIVE', 'USER_DROPPED'],
  ['expire', 'EXPIRED', undefined],
  ['terminate', 'TERMINATED', undefined],
  ['pay-late', 'EXPIRED', 'PENDING'],
  ['pay-pending', 'ACTIVE', 'PENDING'],
])(
  'the button %s on the checkout page leaves the order %s and leads back to the shop with its order id',
  async (action, status, payment) => {
    const { orderId, session } = await newOrder();
    const page = await (await fetch(`${sandbox.url}/checkout?session=${session}`)).text();
    expect(page).toContain('₹199.00');
    expect(page).toContain(`value="${action}"`);
    const reply = await choose({ session, action, method: 'netbanking' });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(`http://localhost:3000/payment-result?order_id=${orderId}`);
    const order = sandbox.payments.orders.get(orderId);
    expect({ status: order.status, payment: order.payments[0]?.status }).toEqual({ status, payment });
  },
);

test('a browser that must stay on the checkout page does not return, though the order is paid', async () => {
  const { orderId, session } = await newOrder();
  const reply = await choose({ session, action: 'pay', stay: 'on' });
  expect(reply.status).toBe(200);
  expect(sandbox.payments.orders.get(orderId).status).toBe('PAID');
});

test('a paid order is not paid twice on the page', async () => {
  const { orderId, session } = await newOrder();
  await choose({ session, action: 'pay' });
  expect((await choose({ session, action: 'pay' })).status).toBe(409);
  expect(sandbox.payments.orders.get(orderId).payments).toHaveLength(1);
  expect(await (await fetch(`${sandbox.url}/checkout?session=${session}`)).text()).toContain(
    'This order is paid.',
  );
});

test('an unknown session is a 404 page', async () => {
  const reply = await fetch(`${sandbox.url}/checkout?session=session_nobody`);
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('not known');
});

async function runSdk() {
  const visited: string[] = [];
  const window: Record<string, unknown> = {
    location: { assign: (address: string) => visited.push(address) },
  };
  const document = { currentScript: { src: sandbox.checkoutScriptUrl } };
  runInNewContext(await (await fetch(sandbox.checkoutScriptUrl)).text(), { window, document, URL });
  type Checkout = (options: object) => Promise<{ error?: { code: string }; redirect?: boolean }>;
  return { visited, Cashfree: window.Cashfree as (options: object) => { checkout: Checkout } };
}

test('the browser script moves the same tab to the checkout page of the session', async () => {
  const { session } = await newOrder();
  const { visited, Cashfree } = await runSdk();
  await Cashfree({ mode: 'production' }).checkout({ paymentSessionId: session, redirectTarget: '_self' });
  expect(visited).toEqual([`${sandbox.url}/checkout?session=${session}`]);
  expect((await fetch(visited[0] ?? '')).status).toBe(200);
});

test('the browser script refuses an unknown mode and a missing session', async () => {
  const { visited, Cashfree } = await runSdk();
  expect(() => Cashfree({ mode: 'live' })).toThrow();
  expect((await Cashfree({ mode: 'sandbox' }).checkout({})).error?.code).toBe('payment_session_id_missing');
  expect(visited).toEqual([]);
});

test('the payments page lists the order, and its buttons act on it', async () => {
  const { orderId } = await newOrder();
  expect(await (await fetch(`${sandbox.url}/payments`)).text()).toContain(orderId);
  await fetch(`${sandbox.url}/payments/orders/${orderId}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
  });
  expect(sandbox.payments.orders.get(orderId).status).toBe('PAID');
});

test('the page’s form sets the webhook plan; an unticked box turns its setting off', async () => {
  const form = {
    duplicates: '3',
    delayMs: '20',
    retryDelaysMs: '10, 20',
    lateMs: '5',
    forge: 'none',
    isHeld: 'on',
  };
  await fetch(`${sandbox.url}/payments/webhooks`, { method: 'POST', body: new URLSearchParams(form) });
  expect(sandbox.payments.webhooks.plan()).toEqual({
    ...{
      isEnabled: false,
      isHeld: true,
      isDisordered: false,
      duplicates: 3,
      delayMs: 20,
      lateMs: 5,
      forge: 'none',
    },
    retryDelaysMs: [10, 20],
  });
});
