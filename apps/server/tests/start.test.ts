import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@repo/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, startServerProcess } from './server-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-test-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** What a server says that cannot start. */
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

describe('a server that cannot start', () => {
  it('lists every setting that is wrong', async () => {
    const failure = await failureOf({ SEED: 'none', LOG_LEVEL: 'loud' });
    expect(failure).toMatch(/These settings can't be used:\n {2}LOG_LEVEL: .+\n {2}SEED: .+\n/);
  });

  it('refuses the samples in production, before it touches anything', async () => {
    const failure = await failureOf({ PUBLIC_URL: 'https://study.example.in' });
    expect(failure).toContain('ADMIN_PASSWORD: is the sample one');
  });

  it('says which port is taken', async () => {
    const squatter = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as AddressInfo;
    const database = await openTestDatabase();
    const failure = await failureOf({ PORT: String(port), DATABASE_URL: database.url, SEED: 'empty' });
    expect(failure).toContain(`Port ${port} is taken by another program. Set PORT to a free one.\n`);
    await database.close();
    squatter.close();
  });

  it('says that the bucket for the demo’s pictures does not answer', async () => {
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

  it('says that the database refuses it', async () => {
    const database = await openTestDatabase();
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    const started = await failureOf({ DATABASE_URL: url.href, SEED: 'empty' });
    expect(started).toContain('The database at DATABASE_URL refuses: ');
    await database.close();
  });
});
