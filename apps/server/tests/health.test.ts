import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { call, expectFailure } from './call.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const ready = () => call(server.app, 'GET', '/readyz');
const expectNotReady = async () => {
  const reply = await ready();
  expectFailure(reply, 503, 'The service is busy. Please try again in a moment');
  expect(reply.headers['retry-after']).toBe('5');
  expect((await call(server.app, 'GET', '/healthz')).json(), 'the process is well').toEqual({
    success: true,
  });
};

it('/readyz succeeds with a database and content, and without content', async () => {
  expect((await ready()).json()).toEqual({ success: true });
  const empty = await buildTestServer({ content: 'none' });
  expect((await call(empty.app, 'GET', '/readyz')).statusCode).toBe(200);
  await empty.close();
});

it('/readyz fails when the database has become older than it was', async () => {
  expect((await ready()).statusCode).toBe(200);
  await server.database.sql`
      delete from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;
  await expectNotReady();
});

it('/readyz fails when a newer server has migrated the database further', async () => {
  expect((await ready()).statusCode).toBe(200);
  await server.database.sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 8999999999999)`;
  await expectNotReady();
});

it('/readyz fails when published content can not be read', async () => {
  vi.spyOn(server.domain.published, 'current').mockRejectedValue(new Error('version 1 lacks the fragment x'));
  await expectNotReady();
});

it('/readyz queries the database once for all concurrent checks, and again for the next', async () => {
  const { current } = server.domain.published;
  const spy = vi.spyOn(server.domain.published, 'current');
  let release = () => {};
  const answers = new Promise<void>((resolve) => {
    release = resolve;
  });
  spy.mockImplementation(() => answers.then(() => current.call(server.domain.published)));
  const replies = Promise.all(Array.from({ length: 50 }, ready));
  await vi.waitFor(() => expect(spy).toHaveBeenCalled());
  release();
  for (const reply of await replies) expect(reply.statusCode).toBe(200);
  expect(spy).toHaveBeenCalledTimes(1);
  expect((await ready()).statusCode).toBe(200);
  expect(spy).toHaveBeenCalledTimes(2);
});

it('/readyz fails in time when the database does not answer', async () => {
  vi.spyOn(server.domain.published, 'current').mockReturnValue(new Promise(() => {}));
  await expectNotReady();
});

it('/readyz fails once the server is stopping, which still answers everything else and asks clients to reconnect', async () => {
  expect((await call(server.app, 'GET', '/healthz')).headers.connection).toBe('keep-alive');
  server.app.startDraining();
  await expectNotReady();
  const { token } = await server.signedIn();
  for (const url of ['/api/v1/auth/user', '/api/v1/bulk-data', '/api/trpc/auth.user', '/healthz']) {
    const reply = await call(server.app, 'GET', url, { token });
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
  }
});
