import { type Access, type RestRow, restRows } from '@repo/api/rest';
import { startSession } from '@repo/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, password, type Student, type TestServer } from './build-test-server.ts';
import { call, expectFailure } from './call.ts';

let server: TestServer;
let basic: Student;
let superStudent: Student;
let unverified: Student;

beforeAll(async () => {
  server = await buildTestServer();
  basic = await server.signedIn();
  superStudent = await server.signedInSuper();
  unverified = await server.signedIn({ verifiedAt: null });
});
afterAll(() => server.close());

const expired = async () => {
  const token = await startSession(server.domain, superStudent.id);
  const { sha256 } = await import('node:crypto').then(({ createHash }) => ({
    sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  }));
  await server.database.sql`
    update sessions set expires_at = now() - interval '1 second' where token_hash = ${sha256(token)}`;
  return token;
};
const loggedOut = async () => {
  const token = await startSession(server.domain, superStudent.id);
  await call(server.app, 'POST', '/api/v1/auth/logout', { token });
  return token;
};

type Caller = { who: string; token: () => Promise<string | undefined>; may: Access[] };
/** Each call gets a token of its own, since some end the session. */
const callers: Caller[] = [
  { who: 'nobody', token: async () => undefined, may: ['public'] },
  { who: 'rubbish for a token', token: async () => 'x'.repeat(40), may: ['public'] },
  {
    who: 'an unverified student',
    token: () => startSession(server.domain, unverified.id),
    may: ['public'],
  },
  {
    who: 'a Basic student',
    token: () => startSession(server.domain, basic.id),
    may: ['public', 'user'],
  },
  {
    who: 'a Super student',
    token: () => startSession(server.domain, superStudent.id),
    may: ['public', 'user'],
  },
  { who: 'an ended session', token: expired, may: ['public'] },
  { who: 'a session logged out', token: loggedOut, may: ['public'] },
  { who: 'the admin', token: () => server.adminToken(), may: ['public', 'admin'] },
];

const isRefusal = (message: string) => /^Please (log in|verify admin access) to continue$/.test(message);
const request = (row: Pick<RestRow, 'method' | 'path'>, token: string | undefined) => {
  const url = `/api${row.path.replaceAll(/:\w+/g, 'none')}`;
  return call(server.app, row.method, url, row.method === 'GET' ? { token } : { token, body: {} });
};
const rows: Pick<RestRow, 'method' | 'path' | 'access'>[] = [
  ...restRows,
  { method: 'GET', path: '/v1/bulk-data', access: 'user' },
];

describe.each(callers)('$who', ({ token, may }) => {
  it('gets past the door of exactly the calls meant for them', async () => {
    for (const row of rows) {
      const reply = await request(row, await token());
      const name = `${row.method} ${row.path} ${reply.body.slice(0, 200)}`;
      if (may.includes(row.access)) {
        expect(reply.statusCode, name).not.toBe(500);
        if (reply.statusCode !== 200)
          expect(isRefusal(reply.json<{ message: string }>().message), name).toBe(false);
      } else {
        const sentence =
          row.access === 'admin' ? 'Please verify admin access to continue' : 'Please log in to continue';
        expectFailure(reply, 401, sentence);
      }
    }
  });

  it('gets past the door of the same procedures by tRPC', async () => {
    for (const [url, access] of [
      ['auth.user', 'user'],
      ['progress.overall', 'user'],
      ['admin.overview', 'admin'],
    ] as const) {
      const reply = await call(server.app, 'GET', `/api/trpc/${url}`, { token: await token() });
      expect(reply.statusCode, `${url} ${reply.body}`).toBe(may.includes(access) ? 200 : 401);
    }
  });
});

describe('an unverified student', () => {
  it('gets no session by signing in', async () => {
    const reply = await call(server.app, 'POST', '/api/v1/auth/sign-in', {
      body: { email: unverified.email, password },
    });
    expect(reply.json()).not.toHaveProperty('token');
  });
});

describe('an admin session', () => {
  it('is no cookie: borne as one it opens nothing', async () => {
    const token = await server.adminToken();
    const headers = { cookie: `session=${token}`, origin: server.config.publicUrl };
    const reply = await call(server.app, 'GET', '/api/trpc/admin.overview', { headers });
    expect(reply.statusCode).toBe(401);
  });
});
