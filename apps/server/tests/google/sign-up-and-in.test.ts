import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer } from '../build-test-server.ts';
import { productionEnvironment } from '../production-environment.ts';
import { base, server, useListeningServer } from '../test-server.ts';
import { asha, type Browser, meenakshi, mintIdToken, openBrowser, profile } from './browser.ts';

useListeningServer({ content: 'none' });
let browser: Browser;

beforeEach(async () => {
  await server.database.empty();
  server.sandbox.smtp.setMode({ mode: 'normal', delayMs: 0, responseCode: 550 });
  browser = openBrowser(server, base);
});

const email = 'asha.kumari@example.com';
const user = async (person: Browser) => (await person.open('/api/v1/auth/user')).body;
const failed = (status: number, message: string) => ({ status, body: { success: false, message } });

it('leaving for Google requests a code with PKCE, state and nonce, which are hidden from scripts', async () => {
  const reply = await browser.open('/api/v1/auth/google/start?from=signup');
  const address = new URL(reply.location ?? '');
  expect(address.origin + address.pathname).toBe(`${server.sandbox.issuer}/authorize`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: server.config.google.clientId,
    redirect_uri: `${server.config.publicUrl}/api/v1/auth/google/callback`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^signup\.[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(reply.cookies).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Lax$/)]);
  expect(reply.cookies[0]).toMatch(/^google-flow=.+Max-Age=600/);
});

it.each(['', '?from=https://evil.example.com', '?from=login&from=signup'])(
  'leaving for Google returns to the login when the address names no valid page: %j',
  async (query) => {
    const { location } = await browser.open(`/api/v1/auth/google/start${query}`);
    expect(new URL(location ?? '').searchParams.get('state')).toMatch(/^login\./);
  },
);

it('leaving for Google with https pins the cookies to this host', async () => {
  const secure = await buildTestServer({
    content: 'none',
    environment: productionEnvironment,
  });
  const other = openBrowser(secure, await secure.listen());
  const { cookies } = await other.open('/api/v1/auth/google/start');
  await secure.close();
  expect(cookies[0]).toMatch(/^__Host-google-flow=.+Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

it('leaving for Google and coming back gives a proof that scripts cannot read, and nothing personal in the address', async () => {
  const callback = await browser.choose(await browser.leave('signup'), asha);
  const reply = await browser.open(callback);
  expect(reply).toMatchObject({ status: 303, location: '/signup?google=ready' });
  const proof = reply.cookies.find((line) => line.startsWith('identity-proof='));
  expect(proof).toMatch(/^identity-proof=[0-9a-f]{64}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
  expect([...browser.jar.keys()]).toEqual(['identity-proof']);
});

it('leaving for Google does nothing for HEAD, which would use up the code', async () => {
  const callback = await browser.choose(await browser.leave('login'), asha);
  expect((await browser.open(callback, { method: 'HEAD' })).status).toBe(404);
  expect((await browser.open(callback)).location).toBe('/login?google=ready');
});

it('a browser that came back signs up with the wizard’s fields, is signed in, and can sign in again the next day', async () => {
  const inviter = await server.signedIn();
  expect(await browser.through('signup')).toBe('/signup?google=ready');
  const signedUp = await browser.signUp({ name: 'Not Asha', email: 'not@asha.in', invitedBy: inviter.id });
  expect(signedUp).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Google sign-up successful!',
      token: expect.any(String),
      user: { name: 'Asha Kumari', email, age: 15, gender: 'Female', isVerified: true },
    },
  });
  expect(await user(browser)).toMatchObject({ user: { email, invitedBy: inviter.id } });
  expect((await server.domain.sessions.getUserSessions(inviter.id)).length).toBe(1);
  expect([...browser.jar.keys()]).toEqual(['session', 'device']);

  const tomorrow = openBrowser(server, base);
  expect(await tomorrow.through('login')).toBe('/login?google=ready');
  expect((await tomorrow.signIn()).body).toMatchObject({
    success: true,
    message: 'Google sign-in successful!',
    token: expect.any(String),
  });
  expect(await user(tomorrow)).toMatchObject({ user: { email } });
});

it('a browser that came back works the same over tRPC', async () => {
  await browser.through('signup');
  const reply = await browser.post('/api/trpc/auth.googleSignUp', profile);
  expect(reply).toMatchObject({ status: 200, body: { result: { data: { user: { email } } } } });
  expect([...browser.jar.keys()]).toEqual(['session', 'device']);
});

it('a browser that came back must call from our own pages, and loses nothing by a foreign one', async () => {
  await browser.through('signup');
  for (const origin of ['https://evil.example.com', 'null', '']) {
    const reply = await browser.post('/api/v1/auth/google/signup', profile, { origin });
    expect(reply).toMatchObject(failed(403, 'This request did not come from our own pages'));
  }
  expect((await browser.signUp()).status).toBe(200);
});

it('a browser that came back uses its proof once: a stolen one is worthless afterwards', async () => {
  await browser.through('signup');
  const thief = openBrowser(server, base);
  for (const [name, value] of browser.jar) thief.jar.set(name, value);
  expect((await browser.signUp()).status).toBe(200);
  expect(await thief.signIn()).toMatchObject(failed(401, 'Sign-in failed'));
  expect([...thief.jar.keys()]).toEqual([]);
});

it('a browser that came back without an account gets NOT_FOUND, and its proof is deleted', async () => {
  await browser.through('login');
  expect(await browser.signIn()).toMatchObject(failed(404, 'Sign-in failed'));
  expect([...browser.jar.keys()]).toEqual([]);
  expect(await browser.signIn()).toMatchObject(failed(401, 'Sign-in failed'));
});

it('a browser that came back keeps its proof while the wizard’s fields are incomplete', async () => {
  await browser.through('signup');
  expect(await browser.signUp({ age: undefined })).toMatchObject(failed(400, 'Please select your age'));
  expect(await browser.signUp({ gender: '' })).toMatchObject(failed(400, 'Please select your gender'));
  expect((await browser.signUp()).status).toBe(200);
});

it('a browser that came back with an email that Google has not verified gets a code by mail and no session', async () => {
  await browser.through('signup', meenakshi);
  const reply = await browser.signUp();
  expect(reply).toMatchObject({ status: 200, body: { user: { isVerified: false } } });
  expect(reply.body).not.toHaveProperty('token');
  expect([...browser.jar.keys()]).toEqual([]);
  const [mail] = await server.mailsTo('meenakshi.iyer@example.com');
  const code = { email: 'meenakshi.iyer@example.com', code: mail?.code };
  expect((await browser.post('/api/v1/auth/verify-email', code)).status).toBe(200);
  // Google never verified the mailbox: its owner has the account, and can reset its password.
  await browser.through('login', meenakshi);
  expect(await browser.signIn()).toMatchObject(failed(404, 'Sign-in failed'));
});

describe('a client that sends the idToken', () => {
  const person = { name: 'Zoya Khan', email: 'Zoya@Example.org' };

  it('a client that sends the idToken needs no browser, from any address', async () => {
    const idToken = await mintIdToken(server, person);
    const headers = { origin: 'https://app.example.com' };
    const signUp = { ...profile, idToken, name: 'Somebody', email: 'else@example.org' };
    const signedUp = await browser.post('/api/v1/auth/google/signup', signUp, headers);
    expect(signedUp).toMatchObject({
      status: 200,
      body: { user: { email: 'zoya@example.org', name: 'Zoya Khan' } },
    });
    const other = openBrowser(server, base);
    const signedIn = await other.post('/api/v1/auth/google/signin', { idToken }, headers);
    expect(signedIn).toMatchObject({ status: 200, body: { token: expect.any(String) } });
  });

  it.each([
    ['a text', 'rubbish'],
    ['an unsigned token', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`],
    ['no token and no proof', undefined],
    ['an empty one', ''],
  ])('a client that sends the idToken is refused with %s', async (_name, idToken) => {
    expect(await browser.signUp({ idToken })).toMatchObject(failed(401, 'Sign-up failed'));
    expect(await browser.signIn({ idToken })).toMatchObject(failed(401, 'Sign-in failed'));
  });

  it.each([
    ['a number', { idToken: 7 }],
    ['a text of any length', { idToken: 'x'.repeat(8_193) }],
    ['a token of another provider', { provider: 'facebook' }],
  ])('a client that sends the idToken is refused with %s as a bad request', async (_name, wrong) => {
    expect((await browser.signUp(wrong)).status).toBe(400);
    expect((await browser.signIn(wrong)).status).toBe(400);
  });

  it('a client that sends the idToken gets one account for fifty concurrent requests', async () => {
    const idToken = await mintIdToken(server, person);
    const replies = await Promise.all(Array.from({ length: 50 }, () => browser.signUp({ idToken })));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    const [{ count } = { count: 0 }] = await server.database.sql`select count(*)::int as count from users`;
    expect(count).toBe(1);
  });
});
