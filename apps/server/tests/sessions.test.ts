import { beforeAll, expect, it } from 'vitest';
import { buildTestServer, password, type Student } from './build-test-server.ts';
import { call, expectFailure } from './call.ts';
import { productionEnvironment } from './production-environment.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer();
let student: Student;

beforeAll(async () => {
  student = await server.signedIn();
});

const signIn = (on = server, email = student.email) =>
  call(on.app, 'POST', '/api/v1/auth/sign-in', { body: { email, password } });
const setCookie = (reply: { headers: Record<string, unknown> }) => String(reply.headers['set-cookie'] ?? '');
const cookieOf = (reply: { headers: Record<string, unknown> }) => setCookie(reply).split(';')[0] ?? '';
const own = () => ({ origin: server.config.publicUrl });

it('a session is the same as bearer token and as cookie', async () => {
  const reply = await signIn();
  const { token } = reply.json<{ token: string }>();
  expect(cookieOf(reply)).toBe(`session=${token}`);
  const byCookie = await call(server.app, 'GET', '/api/v1/auth/user', {
    headers: { cookie: cookieOf(reply) },
  });
  expect(byCookie.json()).toMatchObject({ user: { id: student.id } });

  await call(server.app, 'POST', '/api/v1/auth/logout', { token });
  const after = await call(server.app, 'GET', '/api/v1/auth/user', {
    headers: { cookie: cookieOf(reply) },
  });
  expectFailure(after, 401);
});

it('a session is a cookie that no script and no other site can use', async () => {
  const attributes = setCookie(await signIn())
    .split('; ')
    .slice(1)
    .map((each) => each.toLowerCase());
  expect(attributes.sort()).toEqual(['httponly', 'max-age=2592000', 'path=/', 'samesite=lax']);
});

it('a session prefers the bearer token to the cookie', async () => {
  const other = await server.signedIn();
  const cookie = cookieOf(await signIn());
  const reply = await call(server.app, 'GET', '/api/v1/auth/user', {
    token: other.token,
    headers: { cookie },
  });
  expect(reply.json()).toMatchObject({ user: { id: other.id } });
});

it('a session ends with its cookie at logout', async () => {
  const cookie = cookieOf(await signIn());
  const reply = await call(server.app, 'POST', '/api/v1/auth/logout', { headers: { cookie, ...own() } });
  expect(reply.statusCode).toBe(200);
  expect(setCookie(reply)).toMatch(/^session=;/);
  expect(setCookie(reply)).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/);
  expectFailure(await call(server.app, 'GET', '/api/v1/auth/user', { headers: { cookie } }), 401);
});

it('a session is renewed after half its life, together with its cookie', async () => {
  const reply = await signIn();
  await server.database.sql`update sessions set expires_at = now() + interval '10 days'`;
  const used = await call(server.app, 'GET', '/api/v1/auth/user', { headers: { cookie: cookieOf(reply) } });
  expect(used.statusCode).toBe(200);
  const [row] = await server.database.sql<{ days: number }[]>`
      select extract(day from max(expires_at) - now())::int as days from sessions`;
  expect(row?.days).toBeGreaterThanOrEqual(29);
  expect(cookieOf(used)).toBe(cookieOf(reply));
  await server.database.sql`update sessions set expires_at = now() + interval '10 days'`;
  const download = await call(server.app, 'GET', '/api/v1/bulk-data', {
    headers: { cookie: cookieOf(reply) },
  });
  expect(download.statusCode).toBe(200);
  expect(setCookie(download)).toBe(setCookie(reply));
  const bearer = (await signIn()).json<{ token: string }>().token;
  const plain = await call(server.app, 'GET', '/api/v1/auth/user', { token: bearer });
  expect(setCookie(plain)).toBe('');
});

it('logging out everywhere ends every session of this student and its cookie', async () => {
  const other = await server.signedIn();
  const mine = await server.signedIn();
  const reply = await signIn(server, mine.email);
  const logOut = (headers: Record<string, string>) =>
    call(server.app, 'POST', '/api/trpc/auth.logOutEverywhere', { headers, body: {} });
  const cookie = cookieOf(reply);
  expect((await logOut({ cookie, origin: 'http://evil.test' })).statusCode).toBe(403);
  const done = await logOut({ cookie, ...own() });
  expect(done.json()).toEqual({ result: { data: { message: 'Logged out on all devices' } } });
  expect(setCookie(done)).toMatch(/^session=; Max-Age=0/);
  const { token } = reply.json<{ token: string }>();
  for (const ended of [token, mine.token])
    expectFailure(await call(server.app, 'GET', '/api/v1/auth/user', { token: ended }), 401);
  const theirs = await call(server.app, 'GET', '/api/v1/auth/user', { token: other.token });
  expect(theirs.statusCode).toBe(200);
  expect((await logOut({ cookie, ...own() })).statusCode).toBe(401);
});

const rename = (headers: Record<string, string>, url = '/api/v1/auth/update-user', method = 'PUT') =>
  call(server.app, method, url, { headers, body: { name: 'Changed' } });
const nameNow = async () =>
  (await call(server.app, 'GET', '/api/v1/auth/user', { token: student.token })).json<{
    user: { name: string };
  }>().user.name;

it.each([
  ['no origin', {}],
  ['a foreign one', { origin: 'https://evil.example' }],
  ['none that is told (null)', { origin: 'null' }],
  ['one that only starts like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['our host under a foreign name', { origin: 'http://evil.example', host: 'localhost:3000' }],
  ['a foreign name that also stands in Host', { origin: 'http://evil.test', host: 'evil.test' }],
  ['our address by another scheme', { origin: 'https://localhost:3000', host: 'localhost:3000' }],
])(
  'a change authorized by the cookie is refused from %s and changes nothing',
  async (_what, origin: Record<string, string>) => {
    const cookie = cookieOf(await signIn());
    const before = await nameNow();
    const sentence = 'This request did not come from our own pages';
    expectFailure(await rename({ cookie, ...origin }), 403, sentence);
    expectFailure(await rename({ cookie, ...origin }, '/api/trpc/auth.updateUser', 'POST'), 403, sentence);
    expect(await nameNow()).toBe(before);
  },
);

it('a change authorized by the cookie is accepted from our own origin', async () => {
  const cookie = cookieOf(await signIn());
  expect((await rename({ cookie, ...own() })).statusCode).toBe(200);
  expect(await nameNow()).toBe('Changed');
});

const logOutFrom = (base: string, cookie: string, origin: string) =>
  fetch(`${base}/api/v1/auth/logout`, { method: 'POST', headers: { cookie, origin } });

it('a change authorized by the cookie is accepted from the address that a server in development listens on, by each of its names', async () => {
  const base = await server.listen();
  const { port } = new URL(base);
  const cookie = cookieOf(await signIn());
  for (const origin of [`http://127.0.0.1:${Number(port) + 1}`, `http://evil.test:${port}`])
    expect((await logOutFrom(base, cookie, origin)).status).toBe(403);
  for (const origin of [base, `http://localhost:${port}`])
    expect((await logOutFrom(base, cookie, origin)).status).toBe(200);
});

it('a change authorized by the cookie needs no origin when it has a bearer token', async () => {
  const reply = await call(server.app, 'PUT', '/api/v1/auth/update-user', {
    token: student.token,
    body: { name: 'By bearer' },
  });
  expect(reply.statusCode).toBe(200);
});

it('a session over https has a Secure cookie that is pinned to the host', async () => {
  const secure = await buildTestServer({
    environment: productionEnvironment,
  });
  const { email } = await secure.signedIn();
  const reply = await signIn(secure, email);
  const plain = await call(secure.app, 'GET', '/api/v1/auth/user', {
    headers: { cookie: cookieOf(reply).replace('__Host-', '') },
  });
  const named = await call(secure.app, 'GET', '/api/v1/auth/user', {
    headers: { cookie: cookieOf(reply) },
  });
  const base = await secure.listen();
  const byListener = await fetch(`${base}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { cookie: cookieOf(reply), origin: base },
  });
  await secure.close();
  expect(byListener.status, 'from the address behind the proxy').toBe(403);
  expect(setCookie(reply)).toMatch(/^__Host-session=/);
  expect(setCookie(reply)).toMatch(/; Secure/);
  expect(reply.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  expect([plain.statusCode, named.statusCode]).toEqual([401, 200]);
});
