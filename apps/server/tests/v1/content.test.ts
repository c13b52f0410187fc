import { beforeEach, describe, expect, it } from 'vitest';
import { adminPassword, buildTestServer, type Student } from '../build-test-server.ts';
import { call, expectDocumented, expectFailure } from '../call.ts';
import { server, useTestServer } from '../test-server.ts';

useTestServer();
let basic: Student;

beforeEach(async () => {
  await server.database.sql`truncate users cascade`;
  basic = await server.signedIn();
});

const post = (path: string, body: unknown) =>
  call(server.app, 'POST', `/api/v1${path}`, { token: basic.token, body });
const me = async () =>
  (await call(server.app, 'GET', '/api/v1/auth/user', { token: basic.token })).json<{
    user: { freeChapterClaimed: boolean; unlockedChapters: string[] };
  }>().user;

async function acceptInvites(inviter: Student, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const friend = await server.signedIn();
    await server.database.sql`
      insert into accepted_invites (inviter_id, invited_id, accepted_at) values (${inviter.id}, ${friend.id}, now())`;
  }
}

const claim = (chapterId: string) => post('/chapters/claim-free', { chapterId });

it('POST /v1/chapters/claim-free opens one chapter, once', async () => {
  const reply = expectDocumented(await claim('econ-2'), 'POST /v1/chapters/claim-free');
  expect(reply).toEqual({ success: true, message: 'Free chapter claimed successfully!' });
  expect(await me()).toMatchObject({ freeChapterClaimed: true, unlockedChapters: ['econ-2'] });
  expectFailure(await claim('econ-3'), 409, 'You have already claimed your free chapter');
  expect(await me()).toMatchObject({ unlockedChapters: ['econ-2'] });
});

const unlock = (chapterId: string) => post('/chapters/unlock', { chapterId });

it('POST /v1/chapters/unlock opens one chapter for each full five accepted invites', async () => {
  await acceptInvites(basic, 4);
  expectFailure(await unlock('econ-1'), 403, 'You need 5 accepted invites to unlock a chapter');
  await acceptInvites(basic, 1);
  expectDocumented(await unlock('econ-1'), 'POST /v1/chapters/unlock');
  expect(expectFailure(await unlock('econ-2'), 403)).toMatch(/^You have used all your unlocks/);
  await acceptInvites(basic, 5);
  expectFailure(await unlock('econ-1'), 409, 'This chapter is already unlocked');
  expectDocumented(await unlock('econ-2'), 'POST /v1/chapters/unlock');
  expect(await me()).toMatchObject({ unlockedChapters: ['econ-1', 'econ-2'], freeChapterClaimed: false });
});

const row = 'GET /v1/status/:type';

it('GET /v1/status/lastPublishedContentAt tells everybody when content was last published', async () => {
  const reply = await call(server.app, 'GET', '/api/v1/status/lastPublishedContentAt');
  const { data } = expectDocumented<{ data: string }>(reply, row);
  expect(Number.isNaN(Date.parse(data))).toBe(false);
});

it('GET /v1/status/lastPublishedContentAt is null before the first publish', async () => {
  const empty = await buildTestServer({ content: 'none' });
  const reply = await call(empty.app, 'GET', '/api/v1/status/lastPublishedContentAt');
  const student = await empty.signedIn();
  const bulk = await call(empty.app, 'GET', '/api/v1/bulk-data', { token: student.token });
  await empty.close();
  expect(expectDocumented(reply, row)).toEqual({ success: true, data: null });
  expect(bulk.json()).toMatchObject({ success: true, data: { subjects: [] } });
});

it('GET /v1/status with an unknown type is 404', async () => {
  expectFailure(await call(server.app, 'GET', '/api/v1/status/none'), 404);
});

const verify = (body: unknown) => call(server.app, 'POST', '/api/v1/admin/verify', { body });

it('POST /v1/admin/verify gives a token that opens the content tool and ends in eight hours', async () => {
  const reply = expectDocumented<{ token: string; expiresAt: string }>(
    await verify({ password: adminPassword }),
    'POST /v1/admin/verify',
  );
  expect(reply).toMatchObject({ message: 'Admin access granted' });
  const hours = (Date.parse(reply.expiresAt) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(8);
  const url = '/api/trpc/admin.overview';
  expect((await call(server.app, 'GET', url, { token: reply.token })).statusCode).toBe(200);
  await server.database.sql`update admin_sessions set expires_at = now() - interval '1 second'`;
  expect((await call(server.app, 'GET', url, { token: reply.token })).statusCode).toBe(401);
});

it.each([
  [{ password: 'wrong' }, 401, 'Invalid admin password'],
  [{ password: 'x'.repeat(1_001) }, 400, 'Invalid admin password'],
  [{ password: '  ' }, 400, 'Please enter the admin password'],
  [{}, 400, 'Please enter the admin password'],
  [{ password: { $ne: '' } }, 400, 'Please enter the admin password'],
])('POST /v1/admin/verify refuses %j', async (body, status, message) => {
  expectFailure(await verify(body), status, message);
});

describe.each([
  ['PUT /v1/subjects/:id', '/subjects/econ', 'Subject'],
  ['PUT /v1/chapters/:id', '/chapters/econ-2', 'Chapter'],
])('%s', (name, path, noun) => {
  it('the reply says that availability was switched if it was, else that it was updated', async () => {
    const token = await server.adminToken();
    const told = async (body: object) => {
      const reply = await call(server.app, 'PUT', `/api/v1${path}`, { token, body });
      return expectDocumented<{ message: string }>(reply, name).message;
    };
    const isOff = { isAllContentAvailable: false };
    expect(await told({ ...isOff, name: 'Renamed' })).toBe(
      `${noun} content availability disabled successfully`,
    );
    expect(await told(isOff)).toBe(`${noun} updated successfully`);
    expect(await told({ name: 'Again' })).toBe(`${noun} updated successfully`);
    expect(await told({ isAllContentAvailable: true })).toBe(
      `${noun} content availability enabled successfully`,
    );
  });
});
