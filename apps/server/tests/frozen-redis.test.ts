import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openRedis } from '#src/limits/redis.ts';
import { adminPassword, buildTestServer, type Student, type TestServer } from './build-test-server.ts';
import { hasRedis, type RedisServer, startRedisServer } from './redis-server.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './server-process.ts';

if (!hasRedis) console.info('No redis-server found: the tests of a Redis that hangs are skipped.');

vi.setConfig({ testTimeout: 300_000 });

const calls = 30;
const poll = { timeout: 60_000, interval: 50 };

describe.runIf(hasRedis)('a connection to a Redis that hangs', () => {
  it('a connection to a Redis that hangs times out once, then fails immediately until Redis answers, and recovers', async () => {
    const server = await startRedisServer();
    const redis = openRedis(server.url, () => {});
    const failure = () => redis.set('key', 'value').then(String, (error: Error) => error.message);
    await vi.waitFor(async () => expect(await failure()).toBe('OK'), poll);
    server.freeze();
    expect(await failure()).toBe('Redis did not answer within 300 ms');
    for (let n = 0; n < 50; n++) expect(await failure()).toContain("Stream isn't writeable");
    server.thaw();
    await vi.waitFor(async () => expect(await failure()).toBe('OK'), poll);
    redis.disconnect();
    server.stop();
  });
});

describe.runIf(hasRedis)('a server whose Redis hangs', () => {
  let shared: TestServer;
  let student: Student;
  let redis: RedisServer;
  let server: ServerProcess;

  beforeAll(async () => {
    shared = await buildTestServer();
    student = await shared.signedIn();
    redis = await startRedisServer();
    server = await startServerProcess({
      PORT: String(await findFreePort()),
      DATABASE_URL: shared.database.url,
      DATA_DIR: shared.config.dataDir,
      SMTP_URL: shared.config.smtpUrl,
      ADMIN_PASSWORD: adminPassword,
      REDIS_URL: redis.url,
      SEED: 'empty',
    });
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    redis?.stop();
    await shared?.close();
  });

  const get = (path: string) =>
    fetch(`${server.url}${path}`, {
      headers: { authorization: `Bearer ${student.token}` },
      signal: AbortSignal.timeout(30_000),
    });
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    await reply.text();
    return reply.status;
  };
  const readiness = async () => {
    const reply = await get('/readyz');
    return [reply.status, await reply.json()];
  };
  const count = (statuses: readonly number[], status: number) =>
    statuses.filter((each) => each === status).length;

  it('a server whose Redis hangs answers every call, and still counts guesses at passwords', async () => {
    await vi.waitFor(
      async () => expect(await readiness()).toEqual([200, { success: true, redis: 'answers' }]),
      poll,
    );
    expect((await get('/api/v1/auth/user')).status).toBe(200);

    redis.freeze();
    for (let n = 0; n < calls; n++) {
      const reply = await get('/api/v1/auth/user');
      await reply.arrayBuffer();
      expect(reply.status).toBe(200);
    }
    expect(await readiness(), 'it is no reason to send nobody here').toEqual([
      200,
      { success: true, redis: 'away' },
    ]);

    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => post('/admin/verify', { password: 'wrong' })),
    );
    expect([count(guesses, 401), count(guesses, 429)]).toEqual([5, 15]);
    const signIns: number[] = [];
    for (let n = 0; n < 12; n++)
      signIns.push(await post('/auth/sign-in', { email: student.email, password: 'wrong-one' }));
    expect([count(signIns, 401), count(signIns, 429)]).toEqual([10, 2]);

    redis.thaw();
    await vi.waitFor(
      async () => expect(await readiness()).toEqual([200, { success: true, redis: 'answers' }]),
      poll,
    );
  });
});
