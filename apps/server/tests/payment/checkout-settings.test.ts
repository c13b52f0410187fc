import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCashfreeCheckout, notifyUrlOf } from '#src/adapters/cashfree-checkout.ts';
import { readConfig } from '#src/config.ts';
import { securityHeaders } from '#src/plugins/security-headers.ts';
import { productionEnvironment as production } from '../production-environment.ts';

const realSdk = 'https://sdk.cashfree.com/js/v3/cashfree.js';
const ownSandbox = { CASHFREE_BASE_URL: 'http://127.0.0.1:3100/pg/' };

it.each([
  ['production', production, 'production', realSdk],
  [
    'production with Cashfree’s test accounts',
    { ...production, CASHFREE_MODE: 'sandbox' },
    'sandbox',
    realSdk,
  ],
  ['a try on this machine', {}, 'sandbox', 'http://localhost:3100/sdk/cashfree.js'],
  ['npm start', ownSandbox, 'sandbox', 'http://127.0.0.1:3100/sdk/cashfree.js'],
  [
    'Cashfree’s test accounts on this machine',
    { CASHFREE_BASE_URL: 'https://sandbox.cashfree.com/pg' },
    'sandbox',
    realSdk,
  ],
  [
    'production mode, whatever the address',
    { ...ownSandbox, CASHFREE_MODE: 'production' },
    'production',
    realSdk,
  ],
  [
    'a host that only looks like Cashfree’s',
    { CASHFREE_BASE_URL: 'https://notcashfree.com/pg' },
    'sandbox',
    'https://notcashfree.com/sdk/cashfree.js',
  ],
])('the checkout of a browser in %s is the configured one', (_name, environment, mode, sdkUrl) => {
  expect(readConfig(environment).cashfree).toMatchObject({ mode, sdkUrl });
});

it.each(['CASHFREE_MODE', 'SUPPORT_PHONE', 'CASHFREE_BASE_URL'])(
  'the checkout of a browser is refused with nonsense in %s',
  (name) => {
    expect(() => readConfig({ [name]: 'rubbish' })).toThrow(`\n  ${name}: `);
  },
);

const policyOf = async (environment: NodeJS.ProcessEnv) => {
  const app = Fastify();
  await app.register(securityHeaders, { isHttps: true, checkout: readConfig(environment).cashfree });
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  const lines = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));
};

it('the content security policy in production lets Cashfree’s script run, open its frames and submit its form', async () => {
  expect(await policyOf(production)).toMatchObject({
    'script-src': "'self' https://sdk.cashfree.com",
    'connect-src': "'self' https://api.cashfree.com",
    'frame-src': "'self' https://sdk.cashfree.com https://api.cashfree.com https://payments.cashfree.com",
    'form-action': "'self' https://api.cashfree.com https://payments.cashfree.com",
  });
});

it('the content security policy names the test hosts only for test accounts', async () => {
  expect(await policyOf({ ...production, CASHFREE_MODE: 'sandbox' })).toMatchObject({
    'connect-src': "'self' https://sandbox.cashfree.com",
    'form-action': "'self' https://sandbox.cashfree.com https://payments-test.cashfree.com",
  });
});

it('the content security policy lets the sandbox’s script run, and nothing of Cashfree', async () => {
  const policy = await policyOf(ownSandbox);
  expect(policy).toMatchObject({
    'script-src': "'self' http://127.0.0.1:3100",
    'connect-src': "'self'",
    'form-action': "'self'",
  });
  expect(JSON.stringify(policy)).not.toContain('cashfree.com');
});

it.each([
  [production, 'https://study.example.in/api/v1/payment/webhook'],
  [ownSandbox, 'http://localhost:3000/api/v1/payment/webhook'],
  [{ CASHFREE_BASE_URL: 'https://sandbox.cashfree.com/pg' }, null],
  [{ ...ownSandbox, PUBLIC_URL: 'http://192.168.1.20:3000' }, null],
])('the webhook address sent to the provider %o: %s', (environment, expected) => {
  expect(notifyUrlOf(readConfig(environment))).toBe(expected);
});

describe('a call to the provider', () => {
  type Received = { headers: IncomingHttpHeaders; body: string; url: string };
  const received: Received[] = [];
  type Answer = { status: number; body: string; headers?: Record<string, string> };
  let answer: Answer;
  /** Answers to single calls, by 'GET /pg/orders/x', which override the general one. */
  let answers: Record<string, Answer> = {};
  const provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const url = `${request.method} ${request.url}`;
      received.push({ headers: request.headers, body, url });
      const { status, headers, body: text } = answers[url] ?? answer;
      response.writeHead(status, headers).end(text);
    });
  });
  const order = {
    ...{ orderId: 'order_1', amountPaise: 19_900, currency: 'INR', customerId: 'abc' },
    expiresAt: new Date('2026-11-22T10:00:00.000Z'),
    payer: 'student' as const,
  };
  const entity = {
    ...{ order_id: 'order_1', cf_order_id: '77', payment_session_id: 'session_x', order_currency: 'INR' },
    ...{ order_amount: 199, order_status: 'ACTIVE' },
  };
  const answering = (status: number, body: unknown, headers?: Record<string, string>) => {
    answer = {
      status,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(headers ? { headers } : {}),
    };
    const { port } = provider.address() as AddressInfo;
    return createCashfreeCheckout(
      readConfig({ CASHFREE_BASE_URL: `http://127.0.0.1:${port}/pg/`, SUPPORT_PHONE: '+911234567890' }),
    );
  };

  beforeAll(async () => new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready)));
  afterAll(() => provider.close());
  beforeEach(() => {
    received.length = 0;
    answers = {};
  });

  it('a call to the provider has version, credentials, the order’s key, and our phone', async () => {
    expect(await answering(200, entity).createOrder(order)).toEqual({
      ...{ orderId: 'order_1', providerOrderId: '77', paymentSessionId: 'session_x' },
      ...{ amountPaise: 19_900, currency: 'INR', status: 'ACTIVE' },
    });
    const [{ headers, body, url }] = received as [Received];
    expect(url).toBe('POST /pg/orders');
    expect(headers).toMatchObject({
      'x-api-version': expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      'x-client-id': 'sandbox-cashfree-client-id',
      'x-client-secret': 'sandbox-cashfree-client-secret',
      'x-idempotency-key': 'order_1',
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toEqual({
      order_id: 'order_1',
      order_amount: 199,
      order_currency: 'INR',
      order_expiry_time: '2026-11-22T10:00:00.000Z',
      customer_details: { customer_id: 'abc', customer_phone: '+911234567890' },
      order_meta: {
        return_url: 'http://localhost:3000/payment-result?order_id={order_id}',
        notify_url: 'http://localhost:3000/api/v1/payment/webhook',
      },
    });
  });

  it('a call to the provider for a guardian, who has no account, returns to the guardian’s page', async () => {
    await answering(200, entity).createOrder({ ...order, payer: 'guardian' });
    const { order_meta } = JSON.parse(received[0]?.body ?? '');
    expect(order_meta.return_url).toBe('http://localhost:3000/guardian?order_id={order_id}');
  });

  it.each([
    ['another shape', { ok: true }],
    ['an amount as text', { ...entity, order_amount: '199' }],
    ['part of a paisa', { ...entity, order_amount: 198.999 }],
    ['a status nobody knows', { ...entity, order_status: 'PERHAPS' }],
    ['null', 'null'],
    ['nothing', ''],
    ['a page', '<html></html>'],
  ])('a call to the provider that is answered with %s fails', async (_what, body) => {
    await expect(answering(200, body).createOrder(order)).rejects.toThrow();
    await expect(answering(200, body).findOrder('order_1')).rejects.toThrow();
  });

  it.each([301, 302, 307])(
    'a call to the provider does not follow a %i with our credentials',
    async (status) => {
      const checkout = answering(status, '', { location: '/elsewhere' });
      answers = { 'GET /elsewhere': { status: 200, body: JSON.stringify(entity) } };
      await expect(checkout.createOrder(order)).rejects.toThrow();
      await expect(checkout.findOrder('order_1')).rejects.toThrow();
      expect(received.map(({ url }) => url)).toEqual(['POST /pg/orders', 'GET /pg/orders/order_1']);
    },
  );

  it.each([409, 422])(
    'a call to the provider whose order already exists (%i) returns that order',
    async (status) => {
      const checkout = answering(status, {});
      await expect(checkout.createOrder(order)).rejects.toThrow(`Cashfree answered ${status}`);
      answers = { 'GET /pg/orders/order_1': { status: 200, body: JSON.stringify(entity) } };
      expect(await checkout.createOrder(order)).toMatchObject({ paymentSessionId: 'session_x' });
      answers = { 'GET /pg/orders/order_1': { status: 404, body: '{}' } };
      await expect(checkout.createOrder(order)).rejects.toThrow(`Cashfree answered ${status}`);
    },
  );

  it('a call to the provider distinguishes a missing order from a failing provider', async () => {
    expect(await answering(404, { code: 'order_not_found' }).findOrder('order_1')).toBeNull();
    await expect(answering(500, {}).findOrder('order_1')).rejects.toThrow('Cashfree answered 500');
    await expect(answering(404, {}).createOrder(order)).rejects.toThrow('Cashfree answered 404');
  });

  it("a call to the provider inserts an order's id unchanged into its own address only", async () => {
    await answering(404, {}).findOrder('../orders?x=1#y');
    expect(received[0]?.url).toBe('GET /pg/orders/..%2Forders%3Fx%3D1%23y');
  });
});
