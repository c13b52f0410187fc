import { beforeEach, describe, expect, it } from 'vitest';
import { call, expectDocumented, expectFailure } from '../call.ts';
import { server } from '../test-server.ts';
import { asha, base, get, newestCode, newestLink, newestMail, post, useAuthServer } from './auth-fixtures.ts';

useAuthServer();

it('POST /v1/auth/sign-up opens an unverified account without a session and mails a code in text and HTML', async () => {
  const reply = await post('/sign-up', asha);
  const body = expectDocumented(reply, 'POST /v1/auth/sign-up');
  expect(body).toMatchObject({ user: { email: asha.email, isVerified: false, plan: 'Basic' } });
  expect(body).not.toHaveProperty('token');
  expect(reply.headers['set-cookie']).toBeUndefined();
  const mail = await newestMail();
  expect(mail.code).toMatch(/^[A-Z0-9]{6}$/);
  expect(mail.html).toContain(mail.code);
  expect(mail.text).toContain(`${server.config.publicUrl}/api/v1/auth/verify-email?token=`);
});

it('POST /v1/auth/sign-up stores who invited, and treats an unknown inviter as none', async () => {
  const inviter = await server.signedIn();
  const invited = await post('/sign-up', { ...asha, invitedBy: inviter.id });
  expect(invited.json()).toMatchObject({ user: { invitedBy: inviter.id } });
  const nobody = ['nobody', '', null, '\u0000', 'x'.repeat(129), 'x'.repeat(50_000), 7, true, ['a', 'b'], {}];
  for (const [n, invitedBy] of nobody.entries()) {
    const reply = await post('/sign-up', { ...asha, email: `n${n}@example.in`, invitedBy });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ user: { invitedBy: null } });
  }
});

it('POST /v1/auth/sign-up refuses invalid input with its sentence, else by the name of the field', async () => {
  expectFailure(await post('/sign-up', { ...asha, age: 9 }), 400, 'Please select your age');
  const reply = await post('/sign-up', { ...asha, name: 'x'.repeat(81) });
  expect(expectFailure(reply, 400)).toContain("'name'");
});

describe('POST /v1/auth/verify-email', () => {
  beforeEach(async () => {
    await post('/sign-up', asha);
  });
  const verify = (code: string, email = asha.email) => post('/verify-email', { email, code });

  it('POST /v1/auth/verify-email verifies by the code, also in lower case or with spaces, and says so again', async () => {
    const code = await newestCode();
    const reply = await verify(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `);
    expectDocumented(reply, 'POST /v1/auth/verify-email');
    expect((await verify(code)).body).toBe(reply.body);
    const signIn = await post('/sign-in', asha);
    expect(signIn.json()).toMatchObject({ token: expect.any(String), user: { isVerified: true } });
  });
});

describe('GET /v1/auth/verify-email', () => {
  beforeEach(async () => {
    await post('/sign-up', asha);
  });
  const browser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

  it('GET /v1/auth/verify-email answers a client with JSON, and a used link in the same way', async () => {
    const address = `/verify-email?token=${await newestLink()}`;
    const first = await get(address);
    const body = expectDocumented(first, 'GET /v1/auth/verify-email');
    expect(body).toEqual({ success: true, message: 'Email verified successfully' });
    expect((await get(address)).body).toBe(first.body);
  });

  it('GET /v1/auth/verify-email does nothing for HEAD: the link still works afterwards', async () => {
    const address = `/verify-email?token=${await newestLink()}`;
    const head = await call(server.app, 'HEAD', base + address, browser);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const verified = () => server.database.sql`select email from users where verified_at is not null`;
    expect(await verified()).toEqual([]);
    expect((await get(address)).statusCode).toBe(200);
    expect(await verified()).toHaveLength(1);
  });

  const isVerified = async () =>
    (await server.database.sql`select email from users where verified_at is not null`).length > 0;

  it.each([
    ['a browser', browser.headers],
    ['a browser that would take JSON too', { accept: 'text/html,application/json' }],
    [
      'a scanner of mails in the guise of a browser',
      { accept: '*/*', 'user-agent': 'Mozilla/5.0 (Windows)' },
    ],
    ['a prefetch', { accept: 'application/json', 'sec-purpose': 'prefetch' }],
    ['a prerender', { accept: 'application/json', 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of an older browser', { accept: 'application/json', purpose: 'prefetch' }],
    ['a prefetch of an older Firefox', { 'x-moz': 'prefetch' }],
  ])(
    'GET /v1/auth/verify-email verifies nothing for %s, and redirects it to the verify screen',
    async (_who, headers) => {
      const token = await newestLink();
      const opened = await get(`/verify-email?token=${token}`, { headers });
      expect([opened.statusCode, opened.headers.location]).toEqual([303, `/verify#link=${token}`]);
      expect(opened.headers['cache-control']).toBe('no-store');
      expect(await isVerified()).toBe(false);
      expect((await post('/sign-in', asha)).json()).not.toHaveProperty('token');
    },
  );

  it('GET /v1/auth/verify-email verifies by the button on the verify screen, from any browser, and says so again', async () => {
    const press = (token: string) =>
      call(server.app, 'POST', '/api/trpc/auth.verifyEmailLink', { body: { token } });
    const token = await newestLink();
    const pressed = await press(token);
    expect(pressed.json()).toEqual({ result: { data: { message: 'Email verified successfully' } } });
    expect((await press(token)).body).toBe(pressed.body);
    expect((await press('ab')).json()).toMatchObject({
      error: { message: 'Invalid or expired verification code' },
    });
    expect((await post('/sign-in', asha)).json()).toHaveProperty('token');
  });

  it.each([
    ['no token', '', '/verify'],
    ['an empty one', '?token=', '/verify'],
    ['two', '?token=a&token=b', '/verify'],
    ['lines of a header', '?token=%0d%0aset-cookie:a', '/verify#link=%0D%0Aset-cookie%3Aa'],
  ])(
    'GET /v1/auth/verify-email sends a browser with %s only to the verify screen',
    async (_what, query, location) => {
      const opened = await get(`/verify-email${query}`, browser);
      expect([opened.statusCode, opened.headers.location]).toEqual([303, location]);
    },
  );

  it.each(['', '?token=', '?token=a&token=b', `?token=${'a'.repeat(201)}`, '?token=%00'])(
    'GET /v1/auth/verify-email refuses the address with %j',
    async (query) => {
      expectFailure(await get(`/verify-email${query}`), 400, 'Invalid or expired verification code');
    },
  );
});

it('POST /v1/auth/resend-verification replaces the code, and answers the same for an unknown email', async () => {
  await post('/sign-up', asha);
  const first = await newestCode();
  const known = await post('/resend-verification', { email: asha.email });
  expectDocumented(known, 'POST /v1/auth/resend-verification');
  const unknown = await post('/resend-verification', { email: 'no@example.in' });
  expect(unknown.body).toBe(known.body);
  expectFailure(await post('/verify-email', { email: asha.email, code: first }), 400);
  expect(await server.mailsTo('no@example.in')).toEqual([]);
  expectFailure(await post('/resend-verification'), 400, 'Please enter your email');
});

it('POST /v1/auth/resend-verification answers known and unknown emails alike while the mail server is away', async () => {
  await post('/sign-up', asha);
  server.sandbox.smtp.setMode({ mode: 'refuse', delayMs: 0, responseCode: 421 });
  const known = await post('/resend-verification', { email: asha.email });
  const unknown = await post('/resend-verification', { email: 'no@example.in' });
  expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
});
