import { type RestRow, restRows } from '@repo/api/rest';
import { startSession } from '@repo/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type Student, type TestServer } from '../build-test-server.ts';
import { call, expectFailure } from '../call.ts';

let server: TestServer;
let student: Student;
let adminToken: string;

beforeAll(async () => {
  server = await buildTestServer();
  student = await server.signedInSuper();
  adminToken = await server.adminToken();
});
afterAll(() => server.close());

/** A session for each request: some calls end it. */
async function freshToken(row: RestRow): Promise<string> {
  return row.access === 'admin' ? adminToken : startSession(server.domain, student.id);
}

const fields = [
  'name',
  'age',
  'gender',
  'email',
  'password',
  'invitedBy',
  'code',
  'resetPasswordCode',
  'newPassword',
  'chapterId',
  'testId',
  'answers',
  'timeTaken',
  'attemptId',
  'contentTimestamp',
  'notesProgress',
  'lastLogin',
];
const everyField = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
const valid = {
  name: 'Asha',
  age: 15,
  gender: 'Other',
  email: 'asha@example.in',
  password: 'secret',
  code: 'ACDEFG',
  resetPasswordCode: 'ACDEFG',
  newPassword: 'secret',
  chapterId: 'econ-1',
  testId: 'econ-1-test',
  answers: [0],
  timeTaken: 1,
  notesProgress: { currentTopicIndex: 0, currentPageIndex: 0 },
};
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** What stands in a body, as it goes over the wire. */
const bodies: Record<string, string> = {
  'no field': '{}',
  null: 'null',
  'a number': '42',
  'a text': '"text"',
  'a list': '[{"email":"a@b.in"}]',
  nulls: JSON.stringify(everyField(null)),
  numbers: JSON.stringify(everyField(1e300)),
  lists: JSON.stringify(everyField([[]])),
  objects: JSON.stringify(everyField({ $ne: null, length: 6, toString: 'x' })),
  'huge texts': JSON.stringify(everyField('x'.repeat(20_000))),
  'NUL characters': JSON.stringify(everyField('a\u0000b')),
  'valid fields with a NUL': JSON.stringify({ ...valid, name: 'A\u0000', attemptId: 'a\u0000' }),
  'a NUL in the email': JSON.stringify({ ...valid, email: 'a\u0000@b.in' }),
  'a NUL in the password': JSON.stringify({ ...valid, password: 'secret\u0000' }),
  'half a character': JSON.stringify({ ...valid, name: 'A\ud800', attemptId: '\udfff' }),
  'other scripts': JSON.stringify(everyField('‮आशा 👩‍🎓 ﷽ Ω\u2028')),
  SQL: JSON.stringify(everyField("'; drop table users; --")),
  HTML: JSON.stringify(everyField('<script>alert(1)</script>')),
  __proto__: '{"__proto__":{"isAdmin":true},"email":"a@b.in"}',
  constructor: '{"constructor":{"prototype":{"isAdmin":true}}}',
  'a deep object': deep(50_000),
  'a deep field': `{"email":${deep(20_000)},"notesProgress":${deep(20_000)}}`,
  'the year 0': JSON.stringify({ ...valid, contentTimestamp: '0000-01-01T00:00:00Z' }),
  'broken JSON': '{"email":',
  'two documents': '{}{}',
  'not JSON at all': '<xml/>',
};
const params = [
  'econ',
  'none',
  '%00',
  '__proto__',
  '%F0%9F%98%80',
  "'%20or%201=1",
  'x'.repeat(300),
  '..%2f..',
];

describe.each(restRows.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (_name, row) => {
  const urlWith = (value: string) => `/api${row.path.replaceAll(/:\w+/g, value)}`;
  const url = urlWith('econ').replace('econ/econ', 'econ/econ-1');
  const send = async (payload: string, type = 'application/json') => {
    const headers = { authorization: `Bearer ${await freshToken(row)}`, 'content-type': type };
    return server.app.inject({ method: row.method as 'POST', url, headers, payload });
  };

  it('survives strange addresses', async () => {
    for (const value of params)
      for (const query of ['', '?token[]=1', '?token=%00', '?__proto__[x]=1', '?token=%ff']) {
        const token = await freshToken(row);
        const reply = await call(server.app, row.method, `${urlWith(value)}${query}`, { token });
        expect(reply.statusCode, `${value} ${query} ${reply.body}`).toBeLessThan(500);
        if (reply.statusCode !== 200) expectFailure(reply, reply.statusCode);
      }
  });

  if (row.method === 'GET') return;

  it('survives whatever stands in the body', async () => {
    for (const [what, payload] of Object.entries(bodies)) {
      const reply = await send(payload);
      expect(reply.statusCode, `${what}: ${reply.body}`).toBeLessThan(500);
      if (reply.statusCode !== 200) expectFailure(reply, reply.statusCode);
    }
  });

  it('refuses broken JSON, other content types and more than it takes', async () => {
    for (const broken of ['{"a":', '{}{}', '<xml/>', '{"__proto__":{"a":1}}'])
      expectFailure(await send(broken), 400, 'The request body is not valid JSON');
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])
      expectFailure(await send('{}', type), 415, 'This content type is not supported');
    const tooLong = 'x'.repeat(row.takesFile ? 8_500_000 : 1_100_000);
    expectFailure(await send(JSON.stringify({ name: tooLong })), 413, 'The request is too large');
  });
});

describe('an address', () => {
  it.each(['/api/none', '/api/v1/none', '/api/v1/auth/sign-in', '/api'])(
    'that nothing answers (%s) is JSON 404',
    async (url) => {
      expectFailure(await call(server.app, 'GET', url), 404, 'There is nothing at this address');
    },
  );

  it.each(['/api/v1/%', '/api/v1/progress/%E0%A4%A', '/api/v1/progress/%ff/x', '/%c0%ae%c0%ae/'])(
    'that cannot be decoded (%s) is refused in the documented shape',
    async (url) => {
      expectFailure(await call(server.app, 'GET', url), 400);
    },
  );

  it('longer than any of ours is refused in the documented shape', async () => {
    const reply = await call(server.app, 'GET', `/api/v1/progress/${'x'.repeat(6_000)}`);
    expect([400, 404, 414]).toContain(reply.statusCode);
    expectFailure(reply, reply.statusCode);
  });

  it('asked by a method that nobody knows is 404', async () => {
    expectFailure(await call(server.app, 'DELETE', '/api/v1/auth/user'), 404);
  });
});
