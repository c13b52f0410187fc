import { afterEach, expect, it } from 'vitest';
import { adminPassword, buildTestServer, type TestServer } from './build-test-server.ts';
import { call, expectFailure } from './call.ts';

let server: TestServer;
afterEach(() => server.close());

const start = async (scale: string, environment: NodeJS.ProcessEnv = {}) => {
  server = await buildTestServer({
    content: 'none',
    environment: { RATE_LIMIT_SCALE: scale, ...environment },
  });
};
const guess = (password = 'wrong', headers = {}) =>
  call(server.app, 'POST', '/api/v1/admin/verify', { body: { password }, headers });
const guessByTrpc = (calls: string, body: unknown) =>
  call(server.app, 'POST', `/api/trpc/${calls}`, { body });
const tooMany = 'Too many tries. Please wait a little and try again';

it('the admin gate allows five attempts per address, REST and tRPC together, then says when to retry', async () => {
  await start('1');
  for (let n = 0; n < 3; n++) expectFailure(await guess(), 401);
  for (let n = 0; n < 2; n++)
    expect((await guessByTrpc('admin.verify', { password: 'wrong' })).statusCode).toBe(401);

  const sixth = await guess(adminPassword);
  expectFailure(sixth, 429, tooMany);
  const seconds = Number(sixth.headers['retry-after']);
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);

  const byTrpc = await guessByTrpc('admin.verify', { password: adminPassword });
  expect(byTrpc.statusCode).toBe(429);
  expect(byTrpc.json()).toMatchObject({
    error: { message: tooMany, data: { errorCode: 'TOO_MANY', retryAfterSeconds: expect.any(Number) } },
  });
  expect(Number(byTrpc.headers['retry-after'])).toBeGreaterThan(14 * 60);
});

it('the admin gate counts every guess of a batch, at any position', async () => {
  await start('1');
  const names = ['auth.signIn', ...Array.from({ length: 8 }, () => 'admin.verify')];
  const inputs = Object.fromEntries(
    names.map((_, n) => [n, { password: n === 8 ? adminPassword : 'wrong' }]),
  );
  const reply = await guessByTrpc(`${names.join(',')}?batch=1`, inputs);
  const codes = reply
    .json<{ error?: { data: { errorCode: string } } }[]>()
    .map((each) => each.error?.data.errorCode);
  const guesses = codes.slice(1);
  expect(guesses.filter((code) => code === 'TOO_MANY').length).toBeGreaterThanOrEqual(3);
  expect(guesses.every((code) => code === 'TOO_MANY' || code === 'WRONG_CREDENTIALS')).toBe(true);
  expect(reply.body).not.toContain('"token"');
  expectFailure(await guess(adminPassword), 429);
});

it('the admin gate recognizes an address in another notation', async () => {
  await start('1');
  const urls = ['/api/v1/admin/%76erify', '/%61pi/v1/admin/verify', '/api/v1/admin/verify?x=1'];
  for (let n = 0; n < 6; n++)
    await call(server.app, 'POST', urls[n % 3] ?? '', { body: { password: 'wrong' } });
  expectFailure(await guess(), 429);
});

it('the admin gate ignores an address that the caller wrote itself', async () => {
  await start('1');
  for (let n = 0; n < 5; n++) await guess('wrong', { 'x-forwarded-for': `10.0.0.${n}` });
  expectFailure(await guess(), 429);
});

it('the admin gate behind one proxy uses the address that the proxy saw', async () => {
  await start('1', { TRUST_PROXY: 'true' });
  const from = (n: number) => ({ 'x-forwarded-for': `1.2.3.${n}, 10.0.0.9` });
  for (let n = 0; n < 5; n++) expectFailure(await guess('wrong', from(n)), 401);
  expectFailure(await guess('wrong', from(9)), 429);
  expectFailure(await guess('wrong', { 'x-forwarded-for': '10.0.0.10' }), 401);
});

it('the scale of limits multiplies every limit', async () => {
  await start('2');
  for (let n = 0; n < 10; n++) expectFailure(await guess(), 401);
  expectFailure(await guess(), 429);
});

it.each([
  ['/api/v1/status/lastPublishedContentAt', 200],
  ['/pictures/of-somebody.webp', 401],
])(
  'the scale of limits applies to %s, which queries the database, but not to health checks',
  async (url, status) => {
    await start('0.002');
    for (let n = 0; n < 6; n++) expect((await call(server.app, 'GET', url)).statusCode).toBe(status);
    const seventh = await call(server.app, 'GET', url);
    expectFailure(seventh, 429, tooMany);
    expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(0);
    for (let n = 0; n < 20; n++) expect((await call(server.app, 'GET', '/healthz')).statusCode).toBe(200);
  },
);

it.each([
  ['/sign-in', { email: 'not an email', password: 'wrong-one' }, 60],
  ['/verify-email', { email: 'a@b.in', code: 'ACDEFG' }, 30],
  ['/reset-password', { email: 'a@b.in', resetPasswordCode: 'ACDEFG', newPassword: '' }, 30],
])('signing in and requesting mails is limited per address at %s', async (path, body, max) => {
  await start('1');
  for (let n = 0; n < max; n++)
    expect((await call(server.app, 'POST', `/api/v1/auth${path}`, { body })).statusCode).toBeLessThan(429);
  const reply = await call(server.app, 'POST', `/api/v1/auth${path}`, { body });
  expectFailure(reply, 429, tooMany);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});

it.each(['/resend-verification', '/send-reset-password-code'])(
  'signing in and requesting mails is limited per account for mails by %s, whether or not it exists, and says when to retry',
  async (path) => {
    await start('1');
    const { email } = await server.signedIn({ verifiedAt: null });
    for (const address of [email, 'nobody@example.in']) {
      const from = (n: number) =>
        server.app.inject({
          method: 'POST',
          url: `/api/v1/auth${path}`,
          payload: { email: address },
          remoteAddress: `198.51.100.${n}`,
        });
      for (let n = 1; n <= 8; n++) expect((await from(n)).statusCode).toBe(200);
      const ninth = await from(9);
      expectFailure(ninth, 429, tooMany);
      expect(Number(ninth.headers['retry-after'])).toBeGreaterThan(50 * 60);
    }
  },
);

it('a batch of calls counts each of its calls, separately from requests with a single call', async () => {
  await start('0.01');
  const names = Array.from({ length: 50 }, () => 'payment.price');
  const ask = (path: string) => call(server.app, 'GET', `/api/trpc/${path}?batch=1`);
  expect((await ask(names.join())).statusCode).toBe(200);
  const refused = await ask(names.join('%2C'));
  expectFailure(refused, 429, tooMany);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(server.app, 'GET', '/api/trpc/payment.price')).statusCode).toBe(200);
});
