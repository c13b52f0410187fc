import { errorStatus } from '@repo/contracts/errors';
import { beforeAll, expect, it } from 'vitest';
import { password, type Student } from './build-test-server.ts';
import { base, server, useListeningServer } from './test-server.ts';

useListeningServer();
let student: Student;

beforeAll(async () => {
  student = await server.signedIn();
});

type Failed = { error: { message: string; data: Record<string, unknown> } };

async function send(path: string, init: RequestInit = {}) {
  const reply = await fetch(`${base}/api/trpc/${path}`, init);
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as unknown };
}
const mutate = (path: string, input: unknown, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const query = (path: string, token = student.token) => send(path, { headers: bearer(token) });

it('procedures over HTTP sign a student in; the token opens the procedures behind it, and so does the cookie', async () => {
  const reply = await mutate('auth.signIn', { email: student.email, password });
  const { token } = (reply.body as { result: { data: { token: string } } }).result.data;
  const overall = { result: { data: [{ subjectId: 'econ' }, { subjectId: 'chem' }] } };
  expect((await query('progress.overall', token)).body).toMatchObject(overall);
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await send('progress.overall', { headers: { cookie } })).body).toMatchObject(overall);
});

it.each([
  ['auth.signIn', { email: 'no@example.in', password }, 'WRONG_CREDENTIALS', 'Invalid email or password'],
  ['auth.signIn', {}, 'BAD_INPUT', 'Please enter your email'],
  ['content.claimFreeChapter', { chapterId: 'none' }, 'NOT_FOUND', 'Chapter not found or failed to load.'],
  ['progress.none', {}, 'NOT_FOUND', 'There is nothing at this address'],
  [
    'progress.completeChapter',
    { subjectId: 'econ', chapterId: 'econ-1' },
    'CHAPTER_LOCKED',
    'This chapter is locked. Unlock it to continue',
  ],
] as const)(
  'the procedure %s with %j fails with its code and its sentence, and no internals',
  async (path, input, errorCode, message) => {
    const httpStatus = errorStatus[errorCode];
    const reply = await mutate(path, input, bearer(student.token));
    expect(reply.status).toBe(httpStatus);
    const { error } = reply.body as Failed;
    expect(error).toMatchObject({ message, data: { errorCode, httpStatus } });
    expect(JSON.stringify(reply.body)).not.toMatch(/stack|node_modules|\.ts|select /i);
  },
);

it('procedures over HTTP refuse invalid JSON with 400 and other content types with 415', async () => {
  const raw = (body: string, type: string) =>
    send('auth.signIn', { method: 'POST', headers: { 'content-type': type }, body });
  const broken = await raw('{"email":', 'application/json');
  expect(broken.status).toBe(400);
  expect((broken.body as Failed).error.data).toMatchObject({ errorCode: 'BAD_INPUT' });
  expect((await raw('x', 'text/plain')).status).toBe(415);
});

it('procedures over HTTP do not change anything by GET', async () => {
  const input = encodeURIComponent(JSON.stringify({ chapterId: 'econ-1' }));
  const reply = await query(`content.claimFreeChapter?input=${input}`);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  expect((await query('auth.user')).body).toMatchObject({
    result: { data: { user: { freeChapterClaimed: false } } },
  });
});

it('procedures over HTTP are answered together in a batch, each with its own outcome', async () => {
  const input = encodeURIComponent(JSON.stringify({ 2: { subjectId: 'none' } }));
  const reply = await query(`progress.overall,auth.user,progress.subject?batch=1&input=${input}`);
  expect(reply.status).toBe(207);
  expect(reply.body).toMatchObject([
    { result: { data: [{ subjectId: 'econ' }, { subjectId: 'chem' }] } },
    { result: { data: { user: { id: student.id } } } },
    { error: { data: { errorCode: 'NOT_FOUND', httpStatus: 404 } } },
  ]);
});

it('procedures over HTTP are refused when a batch is too long', async () => {
  const reply = await query(`${Array.from({ length: 51 }, () => 'auth.user').join()}?batch=1`);
  expect(reply.status).toBe(400);
});
