import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { password } from './build-test-server.ts';
import { call, expectFailure } from './call.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer({ content: 'none' });

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

const signIn = async (email: string, headers: Record<string, string> = {}) => {
  const reply = await call(server.app, 'POST', '/api/v1/auth/sign-in', {
    body: { email, password },
    headers,
  });
  return reply.json<{ token: string }>().token;
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const user = (token: string) => call(server.app, 'GET', '/api/v1/auth/user', { token });
type Listed = { id: string; device: string | null; startedAt: string; isThis: boolean };
const list = async (token: string) =>
  (await call(server.app, 'GET', '/api/trpc/auth.session.list', { token })).json<{
    result: { data: Listed[] };
  }>().result.data;
const end = (token: string, id: string) =>
  call(server.app, 'POST', '/api/trpc/auth.session.end', { token, body: { id } });

it('the end of a session comes 180 days after the sign-in, regardless of renewals', async () => {
  const { email } = await server.signedIn();
  const token = await signIn(email);
  await server.database
    .sql`update sessions set started_at = now() - interval '170 days', expires_at = now() + interval '5 days'`;
  const opened = await user(token);
  expect(opened.statusCode).toBe(200);
  const days = async () =>
    (
      await server.database
        .sql`select round(extract(epoch from max(expires_at - started_at)) / 86400)::int as days, max(expires_at) as end from sessions`
    )[0];
  expect(await days()).toMatchObject({ days: 180 });
  const before = await days();
  expect((await user(token)).statusCode).toBe(200);
  expect(await days()).toEqual(before);
  await server.database
    .sql`update sessions set started_at = now() - interval '181 days', expires_at = now() - interval '1 second'`;
  expectFailure(await user(token), 401);
});

it('a session with a token from before December 2026, which names no student, works and is renewed until it ends', async () => {
  const { id } = await server.signedIn();
  const token = 'abcdefgh234567abcdefgh234567abcdefgh2345';
  await server.database.sql`insert into sessions (token_hash, user_id, expires_at)
      values (${sha256(token)}, ${id}, now() + interval '5 days')`;
  expect((await user(token)).json()).toMatchObject({ user: { id } });
  const renewed = await server.database.sql`
      select user_id from sessions where token_hash = ${sha256(token)} and expires_at > now() + interval '29 days'`;
  expect(renewed).toHaveLength(1);
  expect((await list(token)).filter(({ isThis }) => isThis)).toHaveLength(1);
  await call(server.app, 'POST', '/api/v1/auth/logout', { token });
  expectFailure(await user(token), 401);
});

it('a session token works only for the student whose id is in it, and is stored as a hash', async () => {
  const [mine, theirs] = [await server.signedIn(), await server.signedIn()];
  const secret = mine.token.slice(mine.token.indexOf('.'));
  expect(mine.token).toBe(`${mine.id}${secret}`);
  for (const token of [`${theirs.id}${secret}`, secret, secret.slice(1), `\0${secret}`])
    expectFailure(await user(token), 401);
  const stored = await server.database.sql`select token_hash from sessions where user_id = ${mine.id}`;
  expect(stored).toEqual([{ token_hash: sha256(mine.token) }]);
  expect((await user(mine.token)).statusCode).toBe(200);
});

it('the end of a session comes with the next sign-in of the same browser, and of no other', async () => {
  const { email, token: elsewhere } = await server.signedIn();
  const first = await signIn(email);
  const second = await signIn(email, { cookie: `session=${first}`, origin: server.config.publicUrl });
  expectFailure(await user(first), 401);
  const third = await signIn(email, { authorization: `Bearer ${second}` });
  expectFailure(await user(second), 401);
  for (const token of [third, elsewhere]) expect((await user(token)).statusCode).toBe(200);
});

it('the end of a session does not come with a failed sign-in', async () => {
  const { email, token } = await server.signedIn();
  await call(server.app, 'POST', '/api/v1/auth/sign-in', { token, body: { email, password: 'wrong-one' } });
  expect((await user(token)).statusCode).toBe(200);
});

it('the end of a session comes for the oldest of more than 50', async () => {
  const { email, id, token: oldest } = await server.signedIn();
  await server.database.sql`insert into sessions (token_hash, user_id, expires_at, started_at)
      select 'hash-' || n, ${id}, now() + interval '30 days', now() - n * interval '1 second' from generate_series(1, 49) n`;
  await server.database
    .sql`update sessions set started_at = now() - interval '1 day' where user_id = ${id} and token_hash not like 'hash-%'`;
  expect((await user(oldest)).statusCode).toBe(200);
  expect(await list(await signIn(email))).toHaveLength(50);
  expectFailure(await user(oldest), 401);
});

it('the list of sessions shows where a student is logged in, by browser and kind of device', async () => {
  const { email, token: old } = await server.signedIn();
  const [onPhone, onLaptop] = [
    await signIn(email, { 'user-agent': phone }),
    await signIn(email, { 'user-agent': laptop }),
  ];
  expect((await list(onPhone)).map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Firefox on Windows', false],
    ['Chrome on Android', true],
    [null, false],
  ]);
  const listed = JSON.stringify(await list(onPhone));
  const rows = await server.database.sql`select token_hash from sessions`;
  for (const secret of [old, onPhone, onLaptop, ...rows.map((row) => String(row.token_hash))])
    expect(listed).not.toContain(secret);
});

it('the list of sessions ends one of them, even twice, and none of another student', async () => {
  const [mine, other] = [await server.signedIn(), await server.signedIn()];
  const token = await signIn(mine.email);
  const [theirs] = await list(other.token);
  expect((await end(token, theirs?.id ?? '')).statusCode).toBe(200);
  expect((await user(other.token)).statusCode).toBe(200);
  const old = (await list(token)).find(({ isThis }) => !isThis)?.id ?? '';
  for (let n = 0; n < 2; n++) expect((await end(token, old)).statusCode).toBe(200);
  expectFailure(await user(mine.token), 401);
  expect((await user(token)).statusCode).toBe(200);
});
