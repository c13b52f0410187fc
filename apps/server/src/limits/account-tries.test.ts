import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountTries } from './account-tries.ts';
import { openRedis } from './redis.ts';

const outcome = (work: Promise<void>) =>
  work.then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  );

it('attempts on an account are limited to ten, report the time to wait, and are counted from zero once cleared', async () => {
  const tries = createAccountTries({ scale: 1, redis: null });
  for (let n = 0; n < 10; n++) await tries.take('signIn', 'a@b.in');
  await expect(tries.take('signIn', 'a@b.in')).rejects.toMatchObject({
    code: 'TOO_MANY',
    retryAfterSeconds: 900,
  });
  await expect(outcome(tries.take('signIn', 'other@b.in'))).resolves.toBe('taken');
  await tries.clear('signIn', 'a@b.in');
  await expect(outcome(tries.take('signIn', 'a@b.in'))).resolves.toBe('taken');
});

it('attempts on an account are limited even when they are concurrent', async () => {
  const tries = createAccountTries({ scale: 1, redis: null });
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, () => outcome(tries.take('signIn', 'a@b.in'))),
  );
  expect(outcomes.filter((each) => each === 'taken')).toHaveLength(10);
});

it('attempts on an account are multiplied by the scale', async () => {
  const tries = createAccountTries({ scale: 2, redis: null });
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => outcome(tries.take('resetMail', 'a@b.in'))),
  );
  expect(outcomes.filter((each) => each === 'taken')).toHaveLength(16);
});

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis) console.info('No redis-server found: the tests of shared limits are skipped.');

describe.runIf(hasRedis)('with a real Redis', () => {
  let server: ChildProcess;
  let url: string;
  const clients: Redis[] = [];
  const connect = () => {
    const redis = openRedis(url, () => {});
    clients.push(redis);
    return new Promise<Redis>((resolve) => redis.once('ready', () => resolve(redis)));
  };

  beforeAll(async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const address = probe.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise((resolve) => probe.close(resolve));
    url = `redis://127.0.0.1:${port}`;
    server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
    });
  });
  afterAll(() => {
    for (const client of clients) client.disconnect();
    server.kill('SIGKILL');
  });

  it('two servers share their counts through a real Redis', async () => {
    const first = createAccountTries({ scale: 1, redis: await connect() });
    const second = createAccountTries({ scale: 1, redis: await connect() });
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => outcome((n % 2 ? first : second).take('signIn', 'a@b.in'))),
    );
    expect(outcomes.filter((each) => each === 'taken')).toHaveLength(10);
  });

  it('a server that lost its Redis counts separately', async () => {
    const redis = await connect();
    const tries = createAccountTries({ scale: 1, redis });
    server.kill('SIGKILL');
    await new Promise((resolve) => redis.once('close', resolve));
    const outcomes: unknown[] = [];
    for (let n = 0; n < 12; n++) outcomes.push(await outcome(tries.take('signIn', 'later@b.in')));
    expect(outcomes.filter((each) => each === 'taken')).toHaveLength(10);
  });
});
