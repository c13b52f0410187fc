import { TOTP } from 'otpauth';
import { afterEach, expect, it } from 'vitest';
import { adminPassword, buildTestServer, type TestServer } from './build-test-server.ts';
import { call, expectDocumented, expectFailure } from './call.ts';

let server: TestServer;
afterEach(() => server.close());

const start = async (scale: string) => {
  server = await buildTestServer({ content: 'none', environment: { RATE_LIMIT_SCALE: scale } });
};
const guess = (password: string, remoteAddress = '203.0.113.7') =>
  server.app.inject({ method: 'POST', url: '/api/v1/admin/verify', payload: { password }, remoteAddress });
const statusOf = async (password: string, address?: string) => (await guess(password, address)).statusCode;
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

it('guesses at the admin password count only when they are wrong: a right, a blank and a malformed one cost nothing', async () => {
  await start('1');
  for (let n = 0; n < 4; n++) expect(await statusOf('wrong')).toBe(401);
  for (let n = 0; n < 12; n++) expect(await statusOf(adminPassword)).toBe(200);
  for (let n = 0; n < 6; n++) expect(await statusOf('   ')).toBe(400);
  expect((await call(server.app, 'POST', '/api/v1/admin/verify', { body: {} })).statusCode).toBe(400);
  expect(await statusOf(adminPassword)).toBe(200);
  expect(await statusOf('wrong')).toBe(401);
  expectFailure(await guess('wrong'), 429);
  expectFailure(await guess(adminPassword), 429);
});

it.each([1, 2, 3])(
  'guesses at the admin password are limited to five when fifty are concurrent (round %i)',
  async () => {
    await start('1');
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, n) => statusOf(`wrong ${n}`)));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 45]);
    expect(await statusOf(adminPassword)).toBe(429);
  },
);

it('guesses at the admin password are limited to five across all transports, and in batches too', async () => {
  await start('1');
  const names = Array.from({ length: 10 }, () => 'admin.verify').join(',');
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, { password: 'wrong' }]));
  const batch = async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/trpc/${names}?batch=1`,
      payload: inputs,
      remoteAddress: '203.0.113.7',
    });
    return reply
      .json<{ error: { data: { httpStatus: number } } }[]>()
      .map(({ error }) => error.data.httpStatus);
  };
  const statuses = (
    await Promise.all([batch(), batch(), ...Array.from({ length: 20 }, () => statusOf('wrong'))])
  ).flat();
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 35]);
});

it('guesses at the admin password still count when right ones come in between', async () => {
  await start('1');
  const passwords = Array.from({ length: 12 }, (_, n) => (n % 3 === 0 ? adminPassword : 'wrong'));
  const statuses: number[] = [];
  for (const password of passwords) statuses.push(await statusOf(password));
  expect(count(statuses, 401)).toBe(5);
});

it('guesses at the admin password count per network for IPv6, and separately for everybody else', async () => {
  await start('1');
  for (let n = 1; n <= 5; n++) expect(await statusOf('wrong', `2001:db8:1:2::${n}`)).toBe(401);
  expect(await statusOf('wrong', '2001:db8:1:2:ffff::1')).toBe(429);
  expect(await statusOf('wrong', '2001:db8:1:3::1')).toBe(401);
  expect(await statusOf('wrong', '203.0.113.8')).toBe(401);
});

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const totp = new TOTP({ secret });
const codeAt = (aside: number) => totp.generate({ timestamp: Date.now() + aside * 30_000 });
const open = (code?: string, password = adminPassword) =>
  call(server.app, 'POST', '/api/v1/admin/verify', {
    body: { password, ...(code !== undefined && { code }) },
  });

it('the second factor requires the code of an authenticator app in addition to the password, if the operator set a secret', async () => {
  server = await buildTestServer({ content: 'none', environment: { ADMIN_TOTP_SECRET: secret } });
  const missing = await open();
  expectFailure(missing, 401, 'Please enter the 6-digit code of your authenticator app');
  expect(missing.json()).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
  expectFailure(await open(codeAt(0), 'wrong'), 401, 'Invalid admin password');
  for (const wrong of [codeAt(-20), '000', 'abcdef'])
    expectFailure(
      await open(wrong),
      401,
      'This code does not fit. Enter the newest one of your authenticator app',
    );
  for (const aside of [-1, 0, 1]) expect((await open(codeAt(aside))).statusCode).toBe(200);
  expect((await open(codeAt(0).replace(/^(...)/, '$1 '))).statusCode).toBe(200);
});

it('the second factor counts wrong codes as guesses, but not a missing code or an unexpected one', async () => {
  server = await buildTestServer({
    content: 'none',
    environment: { ADMIN_TOTP_SECRET: secret, RATE_LIMIT_SCALE: '1' },
  });
  for (let n = 0; n < 8; n++) expect((await open()).statusCode).toBe(401);
  for (let n = 0; n < 5; n++) expect((await open('12345')).statusCode).toBe(401);
  expect((await open(codeAt(0))).statusCode).toBe(429);
  await server.close();
  await start('1');
  expect((await open('000000')).statusCode).toBe(200);
});

const overview = async (token: string) =>
  (await call(server.app, 'GET', '/api/trpc/admin.overview', { token })).statusCode;

it.each([
  ['REST', '/api/v1/admin/logout'],
  ['tRPC', '/api/trpc/admin.logOut'],
])('logging out of the content tool by %s ends only this session on the server', async (_, url) => {
  await start('1000');
  const [token, other] = [await server.adminToken(), await server.adminToken()];
  expect(await overview(token)).toBe(200);
  const reply = await call(server.app, 'POST', url, { token, body: {} });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await overview(token)).toBe(401);
  expectFailure(
    await call(server.app, 'GET', '/api/v1/subjects/details', { token }),
    401,
    'Please verify admin access to continue',
  );
  expect(await overview(other)).toBe(200);
});

it('logging out of the content tool succeeds without a session, and a second time', async () => {
  await start('1000');
  const token = await server.adminToken();
  for (const given of [undefined, token, token, 'x'.repeat(64)]) {
    const reply = await call(server.app, 'POST', '/api/v1/admin/logout', { token: given, body: {} });
    expect(expectDocumented(reply, 'POST /v1/admin/logout')).toEqual({
      success: true,
      message: 'Logged out successfully',
    });
  }
});

it('logging out of the content tool does not end a student’s session', async () => {
  await start('1000');
  const { token } = await server.signedIn();
  await call(server.app, 'POST', '/api/v1/admin/logout', { token, body: {} });
  expect((await call(server.app, 'GET', '/api/v1/auth/user', { token })).statusCode).toBe(200);
});
