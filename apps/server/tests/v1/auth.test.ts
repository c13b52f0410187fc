import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, password, type TestServer } from '../build-test-server.ts';
import { type Call, call, expectDocumented, expectFailure } from '../call.ts';

let server: TestServer;

beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.sql`truncate users cascade`;
  server.sandbox.smtp.setMode({ mode: 'normal', delayMs: 0, responseCode: 550 });
});

const base = '/api/v1/auth';
const post = (path: string, body?: unknown, extra: Call = {}) =>
  call(server.app, 'POST', `${base}${path}`, { body, ...extra });
const get = (path: string, extra: Call = {}) => call(server.app, 'GET', `${base}${path}`, extra);

const asha = {
  name: 'Asha Rao',
  age: 15,
  gender: 'Female',
  email: 'asha@example.in',
  password: 'secret',
};
const newestMail = async (email = asha.email) => {
  const [mail] = await server.mailsTo(email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
};
const newestCode = async () => (await newestMail()).code ?? '';
const newestLink = async () => /\?token=([0-9a-f]+)/.exec((await newestMail()).text)?.[1] ?? '';
const wrongCode = (code: string) => (code === 'AAAAAA' ? 'CCCCCC' : 'AAAAAA');

describe('POST /v1/auth/sign-up', () => {
  it('opens an unverified account without a session and mails a code in text and HTML', async () => {
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

  it('keeps who invited, and takes an unknown inviter for none', async () => {
    const inviter = await server.signedIn();
    const invited = await post('/sign-up', { ...asha, invitedBy: inviter.id });
    expect(invited.json()).toMatchObject({ user: { invitedBy: inviter.id } });
    for (const [n, invitedBy] of ['nobody', '', null, '\u0000'].entries()) {
      const reply = await post('/sign-up', { ...asha, email: `n${n}@example.in`, invitedBy });
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json()).toMatchObject({ user: { invitedBy: null } });
    }
  });

  it('refuses an email that has an account, however it is written', async () => {
    await post('/sign-up', asha);
    const again = await post('/sign-up', { ...asha, email: ' ASHA@Example.in ' });
    expectFailure(again, 409, 'User already exists');
  });

  it.each([
    [{ name: ' ' }, 'Please enter your name'],
    [{ age: '15' }, 'Please select your age'],
    [{ age: 9 }, 'Please select your age'],
    [{ age: 100 }, 'Please select your age'],
    [{ gender: 'girl' }, 'Please select your gender'],
    [{ email: '' }, 'Please enter your email'],
    [{ email: 'asha' }, 'Please enter a valid email'],
    [{ password: '' }, 'Please enter your password'],
    [{ password: '12345' }, 'Password must be at least 6 characters long'],
  ])('refuses %j', async (wrong, message) => {
    expectFailure(await post('/sign-up', { ...asha, ...wrong }), 400, message);
  });

  it('names the field where the catalogue has no sentence', async () => {
    const reply = await post('/sign-up', { ...asha, name: 'x'.repeat(81) });
    expect(expectFailure(reply, 400)).toContain("'name'");
  });

  it('leaves no account behind when the mail server refuses, and works when it is back', async () => {
    server.sandbox.smtp.setMode({ mode: 'refuse', delayMs: 0, responseCode: 550 });
    expectFailure(await post('/sign-up', asha), 502, 'Signup failed');
    server.sandbox.smtp.setMode({ mode: 'normal', delayMs: 0, responseCode: 550 });
    expect((await post('/sign-up', asha)).statusCode).toBe(200);
  });
});

describe('POST /v1/auth/sign-in', () => {
  it('gives a verified student a token that opens the documented calls', async () => {
    const { email } = await server.signedIn();
    const body = expectDocumented<{ token: string }>(
      await post('/sign-in', { email, password }),
      'POST /v1/auth/sign-in',
    );
    expect(body).toMatchObject({ message: 'Login successful!', user: { email, isVerified: true } });
    expect((await get('/user', { token: body.token })).statusCode).toBe(200);
  });

  it('gives an unverified student no token but a fresh code', async () => {
    await post('/sign-up', asha);
    const first = await newestCode();
    const reply = await post('/sign-in', { email: asha.email, password: asha.password });
    expect(expectDocumented(reply, 'POST /v1/auth/sign-in')).not.toHaveProperty('token');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await newestCode()).not.toBe(first);
  });

  it('answers a wrong password and an unknown email alike', async () => {
    const { email } = await server.signedIn();
    const sentence = 'Invalid email or password';
    expectFailure(await post('/sign-in', { email, password: 'another' }), 401, sentence);
    expectFailure(await post('/sign-in', { email: 'no@example.in', password }), 401, sentence);
  });

  it.each([
    [{}, 'Please enter your email'],
    [{ email: 'a@b.in' }, 'Please enter your password'],
  ])('refuses %j', async (body, message) => {
    expectFailure(await post('/sign-in', body), 400, message);
  });
});

describe('POST /v1/auth/verify-email', () => {
  beforeEach(async () => {
    await post('/sign-up', asha);
  });
  const verify = (code: string, email = asha.email) => post('/verify-email', { email, code });

  it('verifies by the code once, written in small letters or with spaces', async () => {
    const code = await newestCode();
    const reply = await verify(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `);
    expectDocumented(reply, 'POST /v1/auth/verify-email');
    expectFailure(await verify(code), 400, 'Invalid or expired verification code');
    const signIn = await post('/sign-in', asha);
    expect(signIn.json()).toMatchObject({ token: expect.any(String), user: { isVerified: true } });
  });

  it('refuses the right code after five wrong tries', async () => {
    const code = await newestCode();
    for (let n = 0; n < 5; n++) expectFailure(await verify(wrongCode(code)), 400);
    expectFailure(await verify(code), 400, 'Invalid or expired verification code');
  });

  it.each([
    [{ code: 'ABC123' }, 'Please enter your email'],
    [{ email: 'a@b.in' }, 'Please enter the verification code'],
    [{ email: 'a@b.in', code: 'ABC12' }, 'Please enter a valid 6-character verification code'],
    [{ email: 'no@example.in', code: 'ACDEFG' }, 'Invalid or expired verification code'],
  ])('refuses %j', async (body, message) => {
    expectFailure(await post('/verify-email', body), 400, message);
  });
});

describe('GET /v1/auth/verify-email', () => {
  beforeEach(async () => {
    await post('/sign-up', asha);
  });
  const browser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

  it('answers a client with JSON, once', async () => {
    const token = await newestLink();
    expectDocumented(await get(`/verify-email?token=${token}`), 'GET /v1/auth/verify-email');
    const again = await get(`/verify-email?token=${token}`);
    expectFailure(again, 400, 'Invalid or expired verification code');
  });

  it('sends a browser to the verify screen with the outcome', async () => {
    const token = await newestLink();
    const done = await get(`/verify-email?token=${token}`, browser);
    expect([done.statusCode, done.headers.location]).toEqual([303, '/verify?verified=true']);
    const again = await get(`/verify-email?token=${token}`, browser);
    expect(again.statusCode).toBe(303);
    const error = new URL(String(again.headers.location), 'http://x').searchParams.get('error');
    expect(error).toBe('Invalid or expired verification code');
    expect((await post('/sign-in', asha)).json()).toHaveProperty('token');
  });

  it.each(['', '?token=', '?token=a&token=b', `?token=${'a'.repeat(201)}`, '?token=%00'])(
    'refuses the address with %j',
    async (query) => {
      expectFailure(await get(`/verify-email${query}`), 400, 'Invalid or expired verification code');
    },
  );
});

describe('POST /v1/auth/resend-verification', () => {
  it('replaces the code, and answers the same for an unknown email', async () => {
    await post('/sign-up', asha);
    const first = await newestCode();
    const known = await post('/resend-verification', { email: asha.email });
    expectDocumented(known, 'POST /v1/auth/resend-verification');
    const unknown = await post('/resend-verification', { email: 'no@example.in' });
    expect(unknown.body).toBe(known.body);
    expectFailure(await post('/verify-email', { email: asha.email, code: first }), 400);
    expect(await server.mailsTo('no@example.in')).toEqual([]);
  });

  it('fails alike for both when the mail server is away', async () => {
    await post('/sign-up', asha);
    server.sandbox.smtp.setMode({ mode: 'refuse', delayMs: 0, responseCode: 421 });
    const reply = await post('/resend-verification', { email: asha.email });
    expectFailure(reply, 502, 'Failed to send verification code');
  });

  it('refuses a missing email', async () => {
    expectFailure(await post('/resend-verification'), 400, 'Please enter your email');
  });
});

describe('resetting a password', () => {
  it('replaces it by the code of the mail and ends every session', async () => {
    const student = await server.signedIn({ email: asha.email });
    const sent = await post('/send-reset-password-code', { email: asha.email });
    expectDocumented(sent, 'POST /v1/auth/send-reset-password-code');
    const unknown = await post('/send-reset-password-code', { email: 'no@example.in' });
    expect(unknown.body).toBe(sent.body);

    const reset = { email: asha.email, newPassword: 'another', resetPasswordCode: await newestCode() };
    const wrong = { ...reset, resetPasswordCode: wrongCode(reset.resetPasswordCode) };
    expectFailure(await post('/reset-password', wrong), 400, 'Invalid or expired reset code');
    expectDocumented(await post('/reset-password', reset), 'POST /v1/auth/reset-password');
    expectFailure(await post('/reset-password', reset), 400, 'Invalid or expired reset code');
    expectFailure(await get('/user', { token: student.token }), 401);
    expectFailure(await post('/sign-in', { email: asha.email, password }), 401);
    expect((await post('/sign-in', { email: asha.email, password: 'another' })).statusCode).toBe(200);
  });

  it.each([
    [{}, 'Please enter your email'],
    [{ email: 'a@b.in' }, 'Please enter the reset code'],
    [{ email: 'a@b.in', resetPasswordCode: 'ABC' }, 'Please enter a valid 6-character reset code'],
    [{ email: 'a@b.in', resetPasswordCode: 'ABCDEF' }, 'Please enter a new password'],
    [
      { email: 'a@b.in', resetPasswordCode: 'ABCDEF', newPassword: '12345' },
      'Password must be at least 6 characters long',
    ],
    [
      { email: 'no@b.in', resetPasswordCode: 'ABCDEF', newPassword: '123456' },
      'Invalid or expired reset code',
    ],
  ])('refuses %j', async (body, message) => {
    expectFailure(await post('/reset-password', body), 400, message);
  });

  it('refuses to send a code to no address', async () => {
    expectFailure(await post('/send-reset-password-code', {}), 400, 'Please enter your email');
  });
});

describe('the current user', () => {
  it('is told by GET /v1/auth/user with the date of the content, and by GET /v1/auth/verify-token', async () => {
    const { token, id } = await server.signedIn();
    const user = expectDocumented(await get('/user', { token }), 'GET /v1/auth/user');
    expect(user).toMatchObject({ user: { id }, lastPublishedContentAt: expect.any(String) });
    expect(JSON.stringify(user)).not.toMatch(/password|argon/i);
    const verified = await get('/verify-token', { token });
    expect(expectDocumented(verified, 'GET /v1/auth/verify-token')).toMatchObject({ user: { id } });
  });

  it('reads Basic from the moment Super has ended', async () => {
    const { token } = await server.signedIn({ expiryDate: new Date(Date.now() - 1_000) });
    expect((await get('/user', { token })).json()).toMatchObject({ user: { plan: 'Basic' } });
  });

  it('changes by PUT /v1/auth/update-user, field by field', async () => {
    const { token } = await server.signedIn();
    const put = (body: unknown) => call(server.app, 'PUT', `${base}/update-user`, { token, body });
    for (const change of [{ name: 'आशा राव' }, { age: 16 }, { gender: 'Other' }]) {
      const reply = expectDocumented(await put(change), 'PUT /v1/auth/update-user');
      expect(reply).toMatchObject({ user: change });
    }
    const now = expectDocumented<{ user: { lastLogin: string } }>(
      await put({ lastLogin: 'now' }),
      'PUT /v1/auth/update-user',
    );
    expect(Math.abs(Date.parse(now.user.lastLogin) - Date.now())).toBeLessThan(60_000);
    expectFailure(await put({}), 400, 'There is nothing to update');
    expectFailure(await put({ plan: 'Pro' }), 400, 'There is nothing to update');
    expectFailure(await put({ age: 5 }), 400, 'Please select your age');
    expectFailure(await put({ name: '' }), 400, 'Please enter your name');
    expect(expectFailure(await put({ lastLogin: '2020-01-01' }), 400)).toContain("'lastLogin'");
  });
});

describe('POST /v1/auth/logout', () => {
  it('ends this session and no other, without a body', async () => {
    const { token, email } = await server.signedIn();
    const other = (await post('/sign-in', { email, password })).json<{ token: string }>().token;
    expectDocumented(await post('/logout', undefined, { token }), 'POST /v1/auth/logout');
    expectFailure(await get('/user', { token }), 401, 'Please log in to continue');
    expect((await get('/user', { token: other })).statusCode).toBe(200);
    expect((await post('/logout')).statusCode).toBe(200);
  });
});
