import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentVersions, users } from '@repo/db/schema';
import { demoAccounts } from '@repo/db/seed';
import { isRealPostgres, openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { findFreePort, type ServerProcess, startServerProcess } from './server-process.ts';

vi.setConfig({ testTimeout: 300_000 });

let dataDir: string;
let database: TestDatabase;
const running = new Set<ServerProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outside-database-'));
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all([...running].map((server) => server.end('SIGKILL')));
  running.clear();
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(databaseUrl: string): Promise<ServerProcess> {
  const server = await startServerProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_SCALE: '10000',
  });
  running.add(server);
  return server;
}

type Way = {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Keeps every connection open but forwards nothing. */
  fallSilent(): void;
  speak(): void;
};

/** A proxy to the database that can cut and restore connections, or stop forwarding. */
async function openWay(to: URL): Promise<Way> {
  const sockets = new Map<Socket, Socket>();
  let isSilent = false;
  const port = await findFreePort();
  let way: Server;
  const mend = async () => {
    way = createServer((client) => {
      const target = createConnection(Number(to.port || 5432), to.hostname);
      for (const [from, into] of [
        [client, target],
        [target, client],
      ] as const) {
        sockets.set(from, into);
        from.on('error', () => into.destroy()).on('close', () => into.destroy());
        if (!isSilent) from.pipe(into);
      }
    }).listen(port, '127.0.0.1');
    await once(way, 'listening');
  };
  await mend();
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    mend,
    fallSilent() {
      isSilent = true;
      for (const [from, into] of sockets) from.unpipe(into).pause();
    },
    speak() {
      isSilent = false;
      for (const [from, into] of sockets) from.pipe(into);
    },
    async cut() {
      way.close();
      for (const socket of sockets.keys()) socket.destroy();
      sockets.clear();
      await once(way, 'close');
    },
  };
}

async function signIn({ url }: ServerProcess): Promise<string> {
  const { email, password } = demoAccounts.basic;
  const reply = await fetch(`${url}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await reply.json()) as { token: string }).token;
}

it('a server whose database is temporarily away answers 503 with the time to retry, and recovers when the database is back', {
  tags: ['nightly'],
}, async () => {
  const way = await openWay(new URL(database.url));
  const server = await start(way.url);
  const token = await signIn(server);
  const ask = () =>
    fetch(`${server.url}/api/v1/auth/user`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status).toBe(200);

  await way.cut();
  for (let n = 0; n < 3; n++) {
    const reply = await ask();
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    const sentence = 'The service is busy. Please try again in a moment';
    expect(await reply.json()).toEqual({ success: false, message: sentence });
  }
  const probe = await fetch(`${server.url}/readyz`);
  expect([probe.status, probe.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${server.url}/healthz`)).status, 'the process itself is well').toBe(200);

  await way.mend();
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 30_000, interval: 50 });
  expect(server.child.exitCode).toBeNull();
  await way.cut();
});

it('a server whose database stops answering answers in limited time, and reuses the same connections when the database answers again', {
  tags: ['nightly'],
}, async () => {
  const way = await openWay(new URL(database.url));
  const server = await start(way.url);
  const token = await signIn(server);
  const headers = { authorization: `Bearer ${token}` };
  const paths = ['v1/auth/user', 'trpc/auth.user', 'v1/bulk-data', 'v1/subjects/details'];
  const ask = (path: string) => fetch(`${server.url}/api/${path}`, { headers });

  way.fallSilent();
  // More than there are connections: even queued requests must be given up.
  const replies = await Promise.all([...paths, ...paths, ...paths].map(ask));
  for (const reply of replies) {
    expect(reply.status, reply.url).toBe(503);
    expect(Number(reply.headers.get('retry-after')), reply.url).toBeGreaterThan(0);
    expect(await reply.text()).toContain('The service is busy. Please try again in a moment');
  }
  way.speak();
  await vi.waitFor(async () => expect((await ask('v1/auth/user')).status).toBe(200), {
    timeout: 60_000,
    interval: 50,
  });
  await way.cut();
});

// The embedded Postgres has one owner, so servers can't share it.
it.runIf(isRealPostgres())(
  'two servers that start at the same time on an empty database create and fill it once, and share its sessions',
  async () => {
    await database.sql.unsafe(
      'drop schema public cascade; create schema public; drop schema drizzle cascade',
    );
    const [one, two] = await Promise.all([start(database.url), start(database.url)]);
    expect(await database.db.select({ id: users.id }).from(users)).toHaveLength(2);
    expect(await database.db.select({ id: contentVersions.id }).from(contentVersions)).toHaveLength(1);
    const headers = { authorization: `Bearer ${await signIn(one)}` };
    expect((await fetch(`${two.url}/api/v1/auth/user`, { headers })).status).toBe(200);
  },
);
