import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loggerOptions } from '#src/logging.ts';
import { buildTestServer, type TestServer } from '../build-test-server.ts';
import { asha, type Browser, mintIdToken, openBrowser, setProvider } from './browser.ts';

const lines: string[] = [];
const logged = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let server: TestServer;
let base: string;
let browser: Browser;

/** A server that has not contacted the provider yet. */
const buildFresh = () =>
  buildTestServer({
    content: 'none',
    // Long enough for a busy machine, but short compared with a provider that holds its answer for a minute.
    identityLimitsMs: { request: 5_000, whole: 8_000 },
    logger: { ...loggerOptions({ logLevel: 'trace' }), stream: logged },
    environment: { LOG_LEVEL: 'trace' },
  });

beforeAll(async () => {
  server = await buildFresh();
  base = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.empty();
  await setProvider(server);
  browser = openBrowser(server, base);
});

const person = { name: 'Zoya Khan', email: 'zoya@example.org' };
const signUpWith = (idToken: string) => browser.signUp({ idToken });

/** Fixes the provider: a later attempt succeeds. */
async function expectRecovery(): Promise<void> {
  await setProvider(server);
  const later = openBrowser(server, base);
  expect(await later.through('signup')).toBe('/signup?google=ready');
  expect((await later.signUp()).status).toBe(200);
}
async function expectNothingDone(): Promise<void> {
  const [{ count } = { count: -1 }] = await server.database.sql`
    select (select count(*) from users)::int + (select count(*) from identity_proofs)::int as count`;
  expect(count).toBe(0);
  expect([...browser.jar.keys()]).toEqual([]);
}

it.each(['wrong-audience', 'wrong-issuer', 'expired-token', 'bad-signature', 'unpublished-key'])(
  'an invalid token is refused in mode %s, from the browser and from a client, and a later valid one is accepted',
  async (mode) => {
    await setProvider(server, { mode });
    expect(await browser.through('signup')).toBe('/signup?google=failed');
    await expectNothingDone();
    const reply = await signUpWith(await mintIdToken(server, person));
    expect(reply).toMatchObject({ status: 401, body: { message: 'Sign-up failed' } });
    await expectRecovery();
  },
);

it('an id token of another sign-in is refused', async () => {
  await setProvider(server, { mode: 'wrong-nonce' });
  expect(await browser.through('login')).toBe('/login?google=failed');
  await expectNothingDone();
  await expectRecovery();
});

it.each([
  [50, 'ready'],
  [-50, 'ready'],
  [-3_595, 'ready'],
  [300, 'failed'],
  [-3_700, 'failed'],
])('an invalid token with a clock that is %i seconds off: %s', async (skewSeconds, outcome) => {
  await setProvider(server, { mode: 'clock-skew', skewSeconds });
  expect(await browser.through('login')).toBe(`/login?google=${outcome}`);
});

it('rotated keys are found immediately, even right after a fetch', async () => {
  for (let n = 0; n < 5; n++) {
    await fetch(`${server.sandbox.url}/api/oidc/rotate-keys`, { method: 'POST' });
    expect(await openBrowser(server, base).through('login')).toBe('/login?google=ready');
  }
  await setProvider(server, { mode: 'keys-rotated' });
  for (let n = 0; n < 5; n++)
    expect(await openBrowser(server, base).through('login')).toBe('/login?google=ready');
});

it('rotated keys are fetched a limited number of times, whatever tokens strangers send', async () => {
  const fresh = await buildFresh();
  const keysServed: string[] = [];
  const real = fetch;
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith('/jwks')) keysServed.push(String(input));
    return real(input, init);
  };
  try {
    await setProvider(fresh, { mode: 'unpublished-key' });
    const stranger = openBrowser(fresh, await fresh.listen());
    const idToken = await mintIdToken(fresh, person);
    for (let n = 0; n < 60; n++) expect((await stranger.signIn({ idToken })).status).toBe(401);
  } finally {
    globalThis.fetch = real;
    await fresh.close();
  }
  expect(keysServed.length).toBeGreaterThan(1);
  expect(keysServed.length).toBeLessThanOrEqual(32);
});

const modes = ['down', 'error', 'rubbish', 'drop', 'slow'];
const delayMs = 60_000;

// Beside each other, because they wait most of their time.
it.concurrent.each(modes)(
  'a provider that fails in mode %s sends the student back from the start, in time',
  async (mode) => {
    const fresh = await buildFresh();
    const student = openBrowser(fresh, await fresh.listen());
    await setProvider(fresh, { mode, delayMs });
    expect((await student.open('/api/v1/auth/google/start?from=signup')).location).toBe(
      '/signup?google=failed',
    );
    expect([...student.jar.keys()]).toEqual([]);
    const idToken = await mintIdToken(fresh, person);
    const reply = await student.signIn({ idToken });
    expect(reply).toMatchObject({ status: 502, body: { success: false, message: 'Sign-in failed' } });
    await setProvider(fresh);
    expect(await student.through('signup')).toBe('/signup?google=ready');
    expect((await student.signUp({ idToken })).status).toBe(200);
    await fresh.close();
  },
);

it.each(modes)(
  'a provider that fails at its token address in mode %s leaves nothing half done',
  async (mode) => {
    const callback = await browser.choose(await browser.leave('login'), asha);
    await setProvider(server, { mode, delayMs, endpoints: ['token'] });
    expect((await browser.open(callback)).location).toBe('/login?google=failed');
    await expectNothingDone();
    await expectRecovery();
  },
);

it.concurrent.each(modes)(
  'a provider that fails at its key address in mode %s fails the login only until it recovers',
  async (mode) => {
    const fresh = await buildFresh();
    const student = openBrowser(fresh, await fresh.listen());
    await setProvider(fresh, { mode, delayMs, endpoints: ['jwks'] });
    expect(await student.through('login')).toBe('/login?google=failed');
    await setProvider(fresh);
    expect(await student.through('login')).toBe('/login?google=ready');
    await fresh.close();
  },
);

it('a provider that fails is still reached at its cached addresses', async () => {
  await setProvider(server, { mode: 'down', endpoints: ['discovery'] });
  expect(await browser.through('login')).toBe('/login?google=ready');
});

it('an unusable callback is refused when the student cancelled', async () => {
  expect(await browser.through('signup', { cancel: 'yes' })).toBe('/signup?google=refused');
  await expectNothingDone();
});

it('an unusable callback is not accepted twice, nor in another browser, nor without cookies', async () => {
  const callback = await browser.choose(await browser.leave('signup'), asha);
  const other = openBrowser(server, base);
  expect((await other.open(callback)).location).toBe('/signup?google=lost');
  await other.leave('signup');
  expect((await other.open(callback)).location).toBe('/signup?google=lost');
  expect((await browser.open(callback)).location).toBe('/signup?google=ready');
  expect((await browser.open(callback)).location).toBe('/signup?google=lost');
  expect((await browser.signUp()).status).toBe(200);
});

it('an unusable callback fails with the code of another flow, which PKCE detects', async () => {
  const stolen = new URL(await browser.choose(await browser.leave('login'), asha), base);
  const thief = openBrowser(server, base);
  const own = new URL(await thief.choose(await thief.leave('login'), asha), base);
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  expect((await thief.open(own.pathname + own.search)).location).toBe('/login?google=failed');
  expect([...thief.jar.keys()]).toEqual([]);
});

it.each([
  ['another state', (answer: URLSearchParams) => answer.set('state', `login.${'a'.repeat(43)}`), 'lost'],
  ['no state', (answer: URLSearchParams) => answer.delete('state'), 'lost'],
  ['two states', (answer: URLSearchParams) => answer.append('state', 'x'), 'lost'],
  ['no code', (answer: URLSearchParams) => answer.delete('code'), 'failed'],
  ['rubbish for a code', (answer: URLSearchParams) => answer.set('code', 'x'.repeat(3_000)), 'failed'],
  ['another issuer', (answer: URLSearchParams) => answer.set('iss', 'https://evil.example.com'), 'failed'],
])('an unusable callback fails with %s', async (_name, spoil, outcome) => {
  const answer = new URL(await browser.choose(await browser.leave('login'), asha), base);
  spoil(answer.searchParams);
  expect((await browser.open(answer.pathname + answer.search)).location).toBe(`/login?google=${outcome}`);
  browser.jar.delete('google-flow');
  await expectNothingDone();
});

it.each(['', 'x', Buffer.from('{"state":1}').toString('base64url')])(
  'an unusable callback fails with a cookie that we did not write: %j',
  async (cookie) => {
    browser.jar.set('google-flow', cookie);
    const reply = await browser.open('/api/v1/auth/google/callback?code=a&state=https://evil.example.com');
    expect(reply).toMatchObject({ status: 303, location: '/login?google=lost' });
  },
);

it('the log of all these failures contains no person, no token, no code and no cookie', async () => {
  lines.length = 0;
  const callback = new URL(await browser.choose(await browser.leave('signup'), asha), base);
  await browser.open(callback.pathname + callback.search);
  const cookies = [...browser.jar.values()];
  const signedUp = await browser.signUp();
  const { token } = signedUp.body as { token: string };
  const idToken = await mintIdToken(server, person);
  await setProvider(server, { mode: 'wrong-audience' });
  await browser.through('login');
  await setProvider(server, { mode: 'error', endpoints: ['token'] });
  await browser.through('login');
  await setProvider(server);
  await openBrowser(server, base).signIn({ idToken });

  const log = lines.join('');
  expect(log).toContain('signing in through the identity provider failed');
  const { code, state } = Object.fromEntries(callback.searchParams);
  const secrets = [code, state, token, idToken, ...idToken.split('.'), ...cookies];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/asha|kumari|zoya|khan|@example|sandbox-google-client-secret/i);
});
