import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { drafts, publishContent } from '@repo/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword, buildTestServer, type TestServer } from './build-test-server.ts';
import {
  descendantsOf,
  findFreePort,
  isAlive,
  type ServerProcess,
  startServerProcess,
  waitForEnd,
} from './server-process.ts';

/** Provides the processes' database and students; it handles no requests itself. */
let shared: TestServer;
let running: ServerProcess | undefined;

beforeAll(async () => {
  shared = await buildTestServer();
});
async function killAll(): Promise<void> {
  const pid = running?.child.pid ?? 0;
  const pids = [pid, ...descendantsOf(pid)];
  for (const each of pids) if (isAlive(each)) process.kill(each, 'SIGKILL');
  await waitForEnd(pids);
}
afterAll(async () => {
  await killAll();
  await shared.close();
});

async function start(environment: NodeJS.ProcessEnv = {}) {
  running = await startServerProcess({
    PORT: String(await findFreePort()),
    DATABASE_URL: shared.database.url,
    DATA_DIR: shared.config.dataDir,
    SMTP_URL: shared.config.smtpUrl,
    ADMIN_PASSWORD: adminPassword,
    // The database of the tests accepts few connections.
    DATABASE_POOL_MAX: '2',
    SEED: 'empty',
    WORKERS: '2',
    LOG_LEVEL: 'info',
    ...environment,
  });
  const server = running;
  const workers = () => descendantsOf(server.child.pid ?? 0);
  const giveUpAt = Date.now() + 30_000;
  while (!server.output().includes('2 workers answer') && Date.now() < giveUpAt) await delay(20);
  return { server, workers };
}

/** Uses a separate connection, so that the workers alternate. */
const get = (server: ServerProcess, path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { connection: 'close', ...headers } });

const post = (server: ServerProcess, path: string, body: object) =>
  fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });

describe('two workers', () => {
  let server: ServerProcess;
  let workers: () => number[];
  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await findFreePort();
    ({ server, workers } = await start({ METRICS_PORT: String(metricsPort) }));
  });

  it('two workers answer on one port, and count limits together', async () => {
    const student = await shared.signedIn();
    const authorization = `Bearer ${student.token}`;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => get(server, '/api/v1/auth/verify-token', { authorization })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const left = replies.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')));
    expect(left.sort((a, b) => b - a)).toEqual(Array.from({ length: 20 }, (_, n) => 2_999 - n));
  });

  it('two workers check only five wrong admin passwords together, of fifty concurrent ones', async () => {
    expect((await post(server, '/admin/verify', { password: adminPassword })).status).toBe(200);
    const guesses = Array.from({ length: 50 }, (_, n) =>
      post(server, '/admin/verify', { password: `wrong ${n}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    const count = (status: number) => statuses.filter((each) => each === status).length;
    expect([count(401), count(429)]).toEqual([5, 45]);
  });

  it('two workers both serve what another server publishes, soon after', async () => {
    const published = async () => (await get(server, '/api/v1/status/lastPublishedContentAt')).text();
    const before = await published();
    await drafts.updateSubject(shared.domain, { id: 'econ', name: 'Economics, newer' });
    await publishContent(shared.domain, { author: 'test', note: '' });
    const isOld = async () => (await Promise.all(Array.from({ length: 8 }, published))).includes(before);
    await expect.poll(isOld, { timeout: 10_000 }).toBe(false);
  });

  it('two workers are measured as one', async () => {
    const measured = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const healthy = (text: string) =>
      Number(/^http_request_duration_seconds_count\{.*route="\/healthz".*\} (\d+)/m.exec(text)?.[1] ?? 0);
    const before = healthy(await measured());
    for (let n = 0; n < 6; n++) await get(server, '/healthz');
    const text = await measured();
    expect(healthy(text) - before).toBe(6);
    expect(text.match(/^orders\{status="PAID"\}/gm)).toHaveLength(1);
    expect(text).toMatch(/^build_info\{[^}]*\} 1$/m);
  });

  it('two workers continue while one is killed and replaced', async () => {
    const [first = 0, second = 0] = workers();
    process.kill(first, 'SIGKILL');
    await waitForEnd([first]);
    expect((await get(server, '/healthz')).status).toBe(200);
    await expect.poll(() => workers().length, { timeout: 15_000 }).toBe(2);
    expect(workers()).toContain(second);
    expect(workers()).not.toContain(first);
  });

  it('two workers are replaced when their replacements are killed too, and the server is not ready meanwhile', async () => {
    const measured = async (name: string) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length),
      );
    };
    const ready = () => measured('server_workers{state="ready"}');
    await expect.poll(ready).toBe(2);
    const endedBefore = await measured('server_workers_ended_total');
    while ((await measured('server_workers_ended_total')) - endedBefore < 6) {
      for (const pid of workers().filter(isAlive)) process.kill(pid, 'SIGKILL');
      await delay(20);
    }
    await expect.poll(() => measured('server_ready')).toBe(0);
    await expect.poll(() => measured('server_ready')).toBe(1);
    await expect.poll(ready).toBe(2);
    expect((await get(server, '/healthz')).status).toBe(200);
  });

  it('two workers exit when the primary is stopped', async () => {
    const pids = workers();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await waitForEnd(pids)).toEqual([]);
  });

  it('two workers exit when the primary is killed', async () => {
    const killed = await start();
    const orphans = killed.workers();
    await killed.server.end('SIGKILL');
    expect(await waitForEnd(orphans)).toEqual([]);
  });

  it('two workers exit with the primary even if one hangs', { tags: ['nightly'] }, async () => {
    const hanging = await start({ DRAIN_SECONDS: '0' });
    const pids = hanging.workers();
    process.kill(pids[0] ?? 0, 'SIGSTOP');
    expect(await hanging.server.end('SIGTERM')).toBe(0);
    expect(await waitForEnd(pids)).toEqual([]);
  });

  // The limit is 75 s.
  it('two workers continue while one hangs, which is killed and replaced', {
    tags: ['nightly'],
    timeout: 240_000,
  }, async () => {
    const hanging = await start();
    const [first = 0, second = 0] = hanging.workers();
    process.kill(first, 'SIGSTOP');
    await expect.poll(hanging.server.output, { timeout: 90_000 }).toContain('a worker hangs and is killed');
    const listening = () => hanging.server.output().match(/Server listening/g)?.length;
    await expect.poll(listening).toBe(3);
    expect((await get(hanging.server, '/readyz')).status).toBe(200);
    expect(hanging.workers()).toHaveLength(2);
    expect(hanging.workers()).toContain(second);
    expect(hanging.workers()).not.toContain(first);
    expect(await hanging.server.end('SIGTERM')).toBe(0);
  });

  it('two workers log that the first one could not start, even if it was killed', {
    tags: ['nightly'],
  }, async () => {
    const others = new Set(descendantsOf(process.pid));
    const failing = expect(start()).rejects.toThrow('a worker could not start');
    const found = () => descendantsOf(process.pid).filter((pid) => !others.has(pid));
    await expect.poll(() => found().length, { timeout: 15_000, interval: 20 }).toBe(2);
    process.kill(found()[1] ?? 0, 'SIGKILL');
    await failing;
  });

  it('two workers say which setting to change when the port is taken', async () => {
    const taken = createServer((_request, reply) => reply.writeHead(404).end()).listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const failing = startServerProcess({
      PORT: String(port),
      DATABASE_URL: shared.database.url,
      DATA_DIR: shared.config.dataDir,
      DATABASE_POOL_MAX: '2',
      SEED: 'empty',
      WORKERS: '2',
    });
    await expect(failing).rejects.toThrow(
      `Port ${port} is taken by another program. Set PORT to a free one.`,
    );
    taken.close();
  });
});
