import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminPassword, buildTestServer, type TestServer } from './build-test-server.ts';
import { hasRedis, type RedisServer, startRedisServer } from './redis-server.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './server-process.ts';

if (!hasRedis) console.info('No redis-server found: the tests of limits that servers share are skipped.');

describe.runIf(hasRedis)('two servers with one Redis', () => {
  let shared: TestServer;
  let redis: RedisServer;
  let first: ServerProcess;
  let second: ServerProcess;

  const start = async () =>
    startServerProcess({
      PORT: String(await findFreePort()),
      DATABASE_URL: shared.database.url,
      DATA_DIR: shared.config.dataDir,
      SMTP_URL: shared.config.smtpUrl,
      ADMIN_PASSWORD: adminPassword,
      REDIS_URL: redis.url,
      SEED: 'empty',
    });
  beforeAll(async () => {
    shared = await buildTestServer({ content: 'none' });
    redis = await startRedisServer();
    [first, second] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')]);
    redis.stop();
    await shared.close();
  });

  const post = async (server: ServerProcess, path: string, body: object) => {
    const reply = await fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await reply.text();
    return reply;
  };
  const guess = async (server: ServerProcess, password: string) =>
    (await post(server, '/admin/verify', { password })).status;
  const of = (n: number) => (n % 2 === 0 ? first : second);
  const count = (statuses: readonly number[], status: number) =>
    statuses.filter((each) => each === status).length;

  it('two servers with one Redis check only five wrong admin passwords together, of fifty concurrent ones', async () => {
    expect(await guess(first, adminPassword)).toBe(200);
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(of(n), `wrong ${n}`)));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 45]);
    expect([await guess(first, adminPassword), await guess(second, adminPassword)]).toEqual([429, 429]);
  });

  it('two servers with one Redis count the sign-in attempts of one address together, and say when to retry', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 60; n++)
      statuses.push((await post(of(n), '/auth/sign-in', { email: 'no email', password: 'x' })).status);
    expect(count(statuses, 400)).toBe(60);
    for (const server of [first, second]) {
      const reply = await post(server, '/auth/sign-in', { email: 'no email', password: 'x' });
      expect(reply.status).toBe(429);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  describe('that is away', () => {
    beforeEach(async () => {
      redis.stop();
      while (
        !first.output().includes('Redis at REDIS_URL') ||
        !second.output().includes('Redis at REDIS_URL')
      )
        await delay(20);
    });

    it('two servers whose Redis is away count wrong admin passwords separately, accept right ones, and stay ready', async () => {
      for (const server of [first, second]) {
        expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
        expect(await guess(server, adminPassword)).toBe(200);
        const statuses = await Promise.all(Array.from({ length: 30 }, () => guess(server, 'wrong')));
        expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 25]);
      }
    });
  });
});
