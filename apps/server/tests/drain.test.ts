import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createConnection } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type Student, type TestServer } from './build-test-server.ts';
import { findFreePort, type ServerProcess, startServerProcess, waitForEnd } from './server-process.ts';

/** Provides the processes' database, mail server and students; it handles no requests itself. */
let shared: TestServer;
let student: Student;
let running: ServerProcess;

beforeAll(async () => {
  shared = await buildTestServer();
  student = await shared.signedInSuper();
});
afterEach(async () => {
  running.child.kill('SIGKILL');
  await waitForEnd([running.child.pid ?? 0]);
});
afterAll(() => shared.close());

async function start(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  running = await startServerProcess({
    PORT: String(await findFreePort()),
    DATABASE_URL: shared.database.url,
    DATA_DIR: shared.config.dataDir,
    SMTP_URL: shared.config.smtpUrl,
    SEED: 'empty',
    RATE_LIMIT_SCALE: '100000',
    ...environment,
  });
  return running;
}

type Reply = { status: number; connection: string | undefined };

/** One request over the connections of `agent`; rejects unless the reply is complete. */
function send(
  server: ServerProcess,
  agent: Agent,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${server.url}${path}`,
      {
        method,
        agent,
        headers: { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' },
      },
      (reply) => {
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, connection: reply.headers.connection }),
        );
        reply.resume();
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
const readiness = (server: ServerProcess) =>
  fetch(`${server.url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(5);
}

it('a server that is stopped reports that it is not ready and still answers, on old connections and new ones alike', async () => {
  const server = await start({ DRAIN_SECONDS: '300' });
  const agent = new Agent({ keepAlive: true });
  const before = await send(server, agent, 'GET', '/api/v1/auth/user');
  expect(before).toEqual({ status: 200, connection: 'keep-alive' });
  server.child.kill('SIGTERM');
  await waitUntil(async () => (await readiness(server)) === 503);
  for (const path of ['/api/v1/auth/user', '/api/v1/bulk-data', '/api/trpc/auth.user', '/healthz'])
    expect(await send(server, agent, 'GET', path), path).toEqual({ status: 200, connection: 'close' });
  expect(server.child.exitCode).toBeNull();
  agent.destroy();
}, 120_000);

it('a server that is stopped exits immediately on a second signal', async () => {
  const server = await start({ DRAIN_SECONDS: '300' });
  server.child.kill('SIGTERM');
  await waitUntil(async () => (await readiness(server)) === 503);
  await server.end('SIGTERM');
  expect(await waitForEnd([server.child.pid ?? 0])).toEqual([]);
}, 120_000);

it('a server that is stopped under load fails no request of clients that leave once it is not ready', async () => {
  const server = await start({ DRAIN_SECONDS: '4' });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const outcomes: (number | string)[] = [];
  let isReady = true;
  const work = async (n: number) => {
    for (let round = 0; isReady; round++) {
      const position = { currentTopicIndex: round % 1_000, currentPageIndex: n };
      const sent =
        round % 3 === 0
          ? send(server, agent, 'GET', '/api/v1/bulk-data')
          : send(server, agent, 'PUT', `/api/v1/progress/econ/econ-${(n % 3) + 1}`, {
              notesProgress: position,
            });
      outcomes.push(
        await sent.then(
          ({ status }) => status,
          (error: NodeJS.ErrnoException) => error.code ?? error.message,
        ),
      );
    }
  };
  const clients = Array.from({ length: 16 }, (_, n) => work(n));
  await waitUntil(() => outcomes.length >= 200);
  server.child.kill('SIGTERM');
  await waitUntil(async () => (await readiness(server)) !== 200);
  isReady = false;
  const exitCode = once(server.child, 'exit').then(([code]) => code);
  await Promise.all(clients);
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  expect(await exitCode, server.output()).toBe(0);
  expect(server.output()).not.toMatch(/"level":(50|60)/);
  agent.destroy();
}, 120_000);

it('a server that is stopped cuts no accepted connection, new or kept alive, of clients that continue until it refuses', async () => {
  // Like nginx, which does not check readiness and never retries a request that may change something.
  const server = await start({ DRAIN_SECONDS: '1' });
  const kept = new Agent({ keepAlive: true, maxSockets: 8 });
  const position = (n: number) => ({ notesProgress: { currentTopicIndex: n, currentPageIndex: 0 } });
  await Promise.all(Array.from({ length: 8 }, () => send(server, kept, 'GET', '/healthz')));
  const failures: string[] = [];
  let answered = 0;
  const work = async (agent: Agent) => {
    for (let n = 0; ; n++) {
      try {
        const { status } = await send(server, agent, 'PUT', '/api/v1/progress/econ/econ-1', position(n));
        if (status !== 200) failures.push(String(status));
        answered += 1;
      } catch (error) {
        const { code = String(error) } = error as NodeJS.ErrnoException;
        if (code !== 'ECONNREFUSED') failures.push(code);
        return;
      }
    }
  };
  const clients = Array.from({ length: 24 }, () => work(new Agent({ keepAlive: true })));
  await waitUntil(() => answered >= 100);
  server.child.kill('SIGTERM');
  await Promise.all(clients);
  // A connection that was idle for all that time is still answered.
  expect((await send(server, kept, 'PUT', '/api/v1/progress/econ/econ-1', position(1))).status).toBe(200);
  kept.destroy();
  expect(failures).toEqual([]);
  await waitUntil(() => server.child.exitCode !== null);
  expect(server.child.exitCode, server.output()).toBe(0);
}, 120_000);

it('a server that is stopped without a grace period completes requests that it had begun to receive, and accepts no new ones', async () => {
  const server = await start({});
  const { hostname, port } = new URL(server.url);
  const body = JSON.stringify({ notesProgress: { currentTopicIndex: 7, currentPageIndex: 1 } });
  const socket = createConnection(Number(port), hostname);
  let reply = '';
  socket.on('data', (text) => {
    reply += text;
  });
  const closed = once(socket, 'close');
  socket.write(
    [
      'PUT /api/v1/progress/econ/econ-1 HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${student.token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body.slice(0, 10),
    ].join('\r\n'),
  );
  // Once the server has answered a later client, it must have received the first half.
  expect(await readiness(server)).toBe(200);
  server.child.kill('SIGTERM');
  await waitUntil(async () => (await readiness(server)) === 0);
  expect(server.child.exitCode, 'it waits for the other half').toBeNull();
  socket.write(body.slice(10));
  await closed;
  expect(reply).toMatch(/^HTTP\/1\.1 200 /);
  expect(reply).toContain('"currentTopicIndex":7');
  await waitUntil(() => server.child.exitCode !== null);
  expect(server.child.exitCode, server.output()).toBe(0);
}, 120_000);
