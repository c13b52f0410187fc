import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loggerOptions } from '#src/logging.ts';
import { adminPassword, buildTestServer, type TestServer } from './build-test-server.ts';
import { call } from './call.ts';

type Line = {
  level: number;
  msg: string;
  event?: string;
  reqId?: string;
  err?: object;
  req?: object;
  durationMs?: number;
};

let server: TestServer;
let written: string;
const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

async function start(level: 'trace' | 'debug' | 'info', environment: NodeJS.ProcessEnv = {}) {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  server = await buildTestServer({
    content: 'none',
    environment: { LOG_LEVEL: level, ...environment },
    logger: { ...loggerOptions({ logLevel: level }), stream },
  });
}
beforeEach(() => {
  written = '';
});
/** Closes the server after each test, for tests that each start one. */
const closeServerAfterEach = () => afterEach(() => server.close());

const post = (path: string, body: object, token?: string) =>
  call(server.app, 'POST', `/api/v1${path}`, { body, token });
const newestCode = async (email: string) => {
  const [mail] = await server.mailsTo(email);
  const code = /\b[ACDEFGHJKMNPQRTUVWXY34679]{6}\b/.exec(mail?.text ?? '')?.[0];
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  return { code: code ?? '', token: token ?? '' };
};

describe('the log at its most verbose level', () => {
  closeServerAfterEach();

  it('the log at its most verbose level identifies every request by its id, and contains nobody’s password, code, token, name or email', async () => {
    await start('trace');
    const person = {
      name: 'Meenakshi Subramaniam',
      age: 15,
      gender: 'Female',
      email: 'meenakshi@example.in',
    };
    const password = 'the-password-of-one';
    await post('/auth/sign-up', { ...person, password });
    const { code, token: linkToken } = await newestCode(person.email);
    await call(server.app, 'GET', `/api/v1/auth/verify-email?token=wrong-link-token&email=${person.email}`);
    await post('/auth/verify-email', { email: person.email, code: 'AAAAAA' });
    await post('/auth/verify-email', { email: person.email, code });
    await post('/auth/sign-in', { email: person.email, password: 'a-wrong-password' });
    const { token } = (await post('/auth/sign-in', { email: person.email, password })).json<{
      token: string;
    }>();
    await post('/auth/send-reset-password-code', { email: person.email });
    const { code: resetCode } = await newestCode(person.email);
    await post('/auth/reset-password', {
      email: person.email,
      resetPasswordCode: resetCode,
      newPassword: 'another-password-of-one',
    });
    const admin = (await post('/admin/verify', { password: adminPassword })).json<{ token: string }>();
    await call(server.app, 'GET', '/api/v1/subjects/details', { token: admin.token });
    await call(server.app, 'GET', '/api/trpc/auth.user', { token });

    const known = lines();
    expect(known.filter(({ msg }) => msg === 'request answered').length).toBeGreaterThanOrEqual(11);
    for (const line of known.filter(({ msg }) => /request/.test(msg)))
      expect(line.reqId, JSON.stringify(line)).toMatch(/^[0-9a-f-]{36}$/);
    const secrets = [
      password,
      'a-wrong-password',
      'another-password-of-one',
      adminPassword,
      code,
      resetCode,
      linkToken,
      'wrong-link-token',
      token,
      admin.token,
      person.name,
      person.email,
    ];
    expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  });
});

describe('the ordinary log', () => {
  closeServerAfterEach();

  /** A slow machine makes slow requests, which are logged separately. */
  const quickLines = () => lines().filter((line) => !(Number(line.durationMs) > 5_000));

  it('the ordinary log has a line for a request that failed on our side, with the request’s id, and none for others', async () => {
    await start('info');
    await call(server.app, 'GET', '/api/v1/auth/user');
    await post('/auth/sign-in', { email: 'nobody@example.in', password: '' });
    expect(quickLines()).toEqual([]);
    const { token } = await server.signedIn();
    server.domain.published.current = () => Promise.reject(new Error('nobody@example.in is in here'));
    const reply = await call(server.app, 'GET', '/api/v1/progress/overall', { token });
    expect(reply.statusCode).toBe(500);
    const [line, answered, ...more] = quickLines().filter(
      ({ reqId }) => reqId === reply.headers['x-request-id'],
    );
    expect(more).toEqual([]);
    expect(quickLines()).toHaveLength(2);
    expect(answered).toMatchObject({
      level: 30,
      msg: 'request answered',
      reqId: reply.headers['x-request-id'],
      req: { method: 'GET', path: '/api/v1/progress/overall' },
      statusCode: 500,
      durationMs: expect.any(Number),
    });
    expect(line).toMatchObject({
      level: 50,
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      err: { stack: expect.any(String) },
    });
    expect(written).not.toMatch(/nobody@|Bearer/);
  });
});

describe('the log of refusals', () => {
  closeServerAfterEach();

  const refusals = () => lines().filter(({ level }) => level === 40);

  it('the log of refusals has one line for each kind and caller: wrong passwords, the gate, forged webhooks, limits', async () => {
    await start('info', { RATE_LIMIT_SCALE: '1' });
    for (let n = 0; n < 3; n++)
      await post('/auth/sign-in', { email: 'nobody@example.in', password: 'wrong-1' });
    const reply = await post('/admin/verify', { password: 'wrong-2' });
    expect(refusals()).toMatchObject([
      { msg: 'refused', event: 'wrong credentials', req: { path: '/api/v1/auth/sign-in' } },
    ]);
    expect(refusals()[0]).toMatchObject({
      reqId: expect.any(String),
      caller: expect.stringMatching(/^[\w-]{10}$/),
    });
    expect(reply.statusCode).toBe(401);
    await post('/auth/verify-email', { email: 'nobody@example.in', code: 'AAAAAA' });
    for (let n = 0; n < 5; n++)
      await call(server.app, 'POST', '/api/trpc/admin.verify', { body: { password: 'wrong-3' } });
    expect(refusals().map(({ event }) => event)).toEqual([
      'wrong credentials',
      'wrong code',
      'too many tries',
    ]);
    expect(written).not.toMatch(/nobody@|127\.0\.0\.1|wrong-\d/);
  });

  it('the log of refusals mentions a webhook with a forged signature', async () => {
    await start('info');
    await post('/payment/webhook', { type: 'PAYMENT_SUCCESS_WEBHOOK' });
    expect(refusals()).toMatchObject([
      { event: 'wrong credentials', req: { path: '/api/v1/payment/webhook' } },
    ]);
  });

  it('the log of refusals mentions the opened admin gate', async () => {
    await start('info');
    await post('/admin/verify', { password: adminPassword });
    expect(lines()).toContainEqual(expect.objectContaining({ level: 30, msg: 'admin gate opened' }));
  });
});

describe('the id of a request at the level debug', () => {
  closeServerAfterEach();

  it('the id of a request at the level debug is the caller’s own if it is valid, and is on the reply and on the only line of the request', async () => {
    await start('debug');
    const headers = { 'x-request-id': 'proxy-7.a_B' };
    const reply = await call(server.app, 'GET', '/api/v1/auth/user?token=secret-word', { headers });
    expect(reply.headers['x-request-id']).toBe('proxy-7.a_B');
    expect(lines().filter(({ reqId }) => reqId === 'proxy-7.a_B')).toEqual([
      expect.objectContaining({
        level: 20,
        req: { method: 'GET', path: '/api/v1/auth/user' },
        statusCode: 401,
      }),
    ]);
  });
});

describe('the id of a request', () => {
  beforeAll(() => start('info'));
  afterAll(() => server.close());

  it.each(['', 'a b', 'x'.repeat(65), '{"level":60}', 'é'])(
    'the id of a request is a new one for the invalid %j',
    async (given) => {
      const reply = await call(server.app, 'GET', '/healthz', { headers: { 'x-request-id': given } });
      expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it.each([
    ['GET', '/api/trpc/auth.user'],
    ['GET', '/api/trpc/auth.user,auth.user?batch=1'],
    ['GET', '/api/none'],
    ['GET', '/api/v1/%'],
    ['GET', '/dashboard'],
    ['GET', '/images/none.webp'],
    ['POST', '/api/v1/auth/sign-in'],
    ['GET', '/api/v1/auth/google/start'],
  ])('the id of a request is on every reply: %s %s', async (method, url) => {
    const headers = { 'x-request-id': 'mine' };
    expect((await call(server.app, method, url, { headers })).headers['x-request-id']).toBe('mine');
  });
});
