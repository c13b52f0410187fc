import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@repo/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort, startServerProcess } from './server-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-test-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The output of a server that can't start. */
async function failureOf(environment: NodeJS.ProcessEnv): Promise<string> {
  const started = startServerProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    ...environment,
  });
  const failure = await started.then(
    async (server) => {
      await server.end('SIGKILL');
      return 'it started';
    },
    (error: Error) => error.message,
  );
  expect(failure).toContain('the server ended before it was ready');
  expect(failure, 'no stack').not.toMatch(/\n\s+at /);
  return failure;
}

it('a server that cannot start lists every setting that is wrong', async () => {
  const failure = await failureOf({ SEED: 'none', LOG_LEVEL: 'loud' });
  expect(failure).toMatch(/These settings can't be used:\n {2}LOG_LEVEL: .+\n {2}SEED: .+\n/);
});

it('a server that cannot start refuses the samples in production, before it touches anything', async () => {
  const failure = await failureOf({ PUBLIC_URL: 'https://study.example.in' });
  expect(failure).toContain('ADMIN_PASSWORD: is not set, or the sample one');
});

it('a server that cannot start says which port is taken', async () => {
  const squatter = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const { port } = squatter.address() as AddressInfo;
  const database = await openTestDatabase();
  const failure = await failureOf({ PORT: String(port), DATABASE_URL: database.url, SEED: 'empty' });
  expect(failure).toContain(`Port ${port} is taken by another program. Set PORT to a free one.\n`);
  await database.close();
  squatter.close();
});

it('a server that cannot start reports that the bucket for the demo’s pictures does not answer', async () => {
  const database = await openTestDatabase();
  const failure = await failureOf({
    DATABASE_URL: database.url,
    SEED: 'demo',
    S3_ENDPOINT: `http://127.0.0.1:${await findFreePort()}`,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  });
  expect(failure).toContain('Pictures are not available right now. Please try again in a moment (');
  await database.close();
});

it('a server that cannot start reports that the database refuses it', async () => {
  const database = await openTestDatabase();
  const url = new URL(database.url);
  url.pathname = '/no_such_database';
  const started = await failureOf({ DATABASE_URL: url.href, SEED: 'empty' });
  expect(started).toContain('The database at DATABASE_URL refuses: ');
  await database.close();
});

it('a server refuses a database of a newer version, and says so', async () => {
  const database = await openTestDatabase();
  await database.sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 8999999999999)`;
  const failure = await failureOf({ DATABASE_URL: database.url, SEED: 'empty' });
  expect(failure).toContain('The database is newer than this server: ');
  await database.close();
});

it('a server and its database with several addresses connect, even if nobody listens at the first one', async () => {
  const database = await openTestDatabase();
  const { username, port, pathname } = new URL(database.url);
  const hosts = `127.0.0.1:${await findFreePort()},127.0.0.1:${port}`;
  const server = await startServerProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${username}@${hosts}${pathname}?target_session_attrs=primary`,
    DATABASE_POOL_MAX: '3',
    SEED: 'empty',
  });
  expect((await fetch(`${server.url}/api/v1/status/lastPublishedContentAt`)).status).toBe(200);
  await server.end('SIGTERM');
  await database.close();
});

it('a server whose mail server does not answer starts with a warning; its first line names its build', async () => {
  const database = await openTestDatabase();
  const server = await startServerProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SEED: 'empty',
    LOG_LEVEL: 'info',
    SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
  });
  await expect
    .poll(server.output, { timeout: 20_000 })
    .toContain('"msg":"the mail server at SMTP_URL does not answer: no codes can be sent"');
  const first = JSON.parse(server.output().split('\n')[0] ?? '');
  expect(first).toMatchObject({
    level: 30,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: expect.stringMatching(/^([0-9a-f]{12}|unknown)$/),
    node: process.version,
  });
  await server.end('SIGTERM');
  await database.close();
});
