import { resendVerification, sendResetCode } from '@repo/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildTestServer, password, type TestServer } from './build-test-server.ts';
import { type Reply, send } from './contract/scene.ts';

const atOnce = 200;

vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
let base: string;
/** How many passwords were actually compared: each costs memory and time. */
let compared: number;

/** Each guess comes from a different address, so that only the account's limit applies. */
beforeEach(async () => {
  server = await buildTestServer({
    content: 'none',
    environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'true' },
  });
  base = await server.listen();
  compared = 0;
  const { verify } = server.domain.passwords;
  server.domain.passwords.verify = (hash, text) => {
    compared += 1;
    return verify(hash, text);
  };
});
afterEach(() => server.close());

const from = (n: number) => ({ 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` });
const guessAll = (path: string, bodyOf: (n: number) => object) =>
  Promise.all(
    Array.from({ length: atOnce }, (_, n) => send(base, 'POST', path, { body: bodyOf(n), headers: from(n) })),
  );
const countOf = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

function expectTimesToWait(replies: readonly Reply[]): void {
  for (const { status, headers } of replies)
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
}

it.each([
  ['an account', true],
  ['an email without an account', false],
])(
  'two hundred concurrent guesses at the password of %s: ten are checked, the others told when to retry',
  async (_what, exists) => {
    const email = exists ? (await server.signedIn()).email : 'nobody@example.in';
    const replies = await guessAll('/v1/auth/sign-in', (n) => ({ email, password: `guess-${n}` }));
    expect([countOf(replies, 401), countOf(replies, 429)]).toEqual([10, atOnce - 10]);
    expect(compared).toBe(10);
    expectTimesToWait(replies);
    const owner = await send(base, 'POST', '/v1/auth/sign-in', {
      body: { email, password },
      headers: from(atOnce),
    });
    expect(owner.status, 'the right password has to wait as well').toBe(429);
    expect(compared).toBe(10);
  },
);

it('two hundred concurrent guesses do not lock the owner out of a browser that has signed in before, over either transport', async () => {
  const { email } = await server.signedIn();
  const ownPage = { origin: base };
  const signIn = (n: number, headers = {}) =>
    send(base, 'POST', '/v1/auth/sign-in', {
      body: { email, password },
      headers: { ...from(n), ...headers },
    });
  const first = await signIn(atOnce, ownPage);
  const device = first.headers.getSetCookie().find((line) => line.startsWith('device='));
  expect(device).toMatch(/^device=[0-9a-f]{64}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const cookie = device?.split(';')[0] ?? '';
  await guessAll('/v1/auth/sign-in', (n) => ({ email, password: `guess-${n}` }));
  expect((await signIn(atOnce + 1)).status, 'a stranger').toBe(429);
  expect((await signIn(atOnce + 2, { cookie, origin: 'http://evil.test' })).status).toBe(429);
  expect((await signIn(atOnce + 3, { cookie, ...ownPage })).status).toBe(200);
  const byTrpc = await fetch(`${base}/api/trpc/auth.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...ownPage, ...from(atOnce + 4) },
    body: JSON.stringify({ email, password }),
  });
  expect(byTrpc.status).toBe(200);
});

it('two hundred concurrent guesses at a verification code: the right one is dead afterwards', async () => {
  const { email, id } = await server.signedIn({ verifiedAt: null });
  await resendVerification(server.domain, { email });
  const code = (await server.mailsTo(email))[0]?.code ?? '';
  const replies = await guessAll('/v1/auth/verify-email', () => ({
    email,
    code: code === 'AAAAAA' ? 'CCCCCC' : 'AAAAAA',
  }));
  expect(countOf(replies, 400) + countOf(replies, 429)).toBe(atOnce);
  const right = await send(base, 'POST', '/v1/auth/verify-email', {
    body: { email, code },
    headers: from(201),
  });
  expect(right.status).toBe(400);
  const [user] = await server.database.sql`select verified_at from users where id = ${id}`;
  expect(user).toEqual({ verified_at: null });
});

it('two hundred concurrent guesses at a reset code: the right one is dead afterwards, and the password unchanged', async () => {
  const { email } = await server.signedIn();
  await sendResetCode(server.domain, { email });
  const resetPasswordCode = (await server.mailsTo(email))[0]?.code ?? '';
  const reset = { email, newPassword: 'another' };
  const wrong = resetPasswordCode === 'AAAAAA' ? 'CCCCCC' : 'AAAAAA';
  const replies = await guessAll('/v1/auth/reset-password', () => ({ ...reset, resetPasswordCode: wrong }));
  // A new password is hashed for any code, and the queue for that is limited.
  for (const { status } of replies) expect([400, 429, 503]).toContain(status);
  const right = await send(base, 'POST', '/v1/auth/reset-password', {
    body: { ...reset, resetPasswordCode },
    headers: from(201),
  });
  expect(right.status).toBe(400);
  const signIn = await send(base, 'POST', '/v1/auth/sign-in', {
    body: { email, password },
    headers: from(202),
  });
  expect(signIn.status).toBe(200);
});
