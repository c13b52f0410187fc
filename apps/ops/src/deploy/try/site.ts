import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startThrowawayPooler, startThrowawayPostgres, type ThrowawayPostgres } from '@repo/db/testing';
import { type Certificate, type ReverseProxy, startProxy } from '#src/chaos/proxy.ts';
import { startRedis } from '#src/chaos/redis.ts';
import { readPoolerSettings } from '#src/deploy/pooler-settings.ts';
import { databaseAt, type Keeping, withDatabase } from '#src/deploy/restored-copy.ts';
import { deployFolder } from '#src/deploy/run-script.ts';
import { createCleanup } from '#src/server/cleanup.ts';
import { findFreePort } from '#src/server/processes.ts';
import { prepareServer, type Server } from '#src/server/restartable-server.ts';
import { startSandbox } from '#src/server/sandbox.ts';

const rolePassword = 'of-the-role';
export const adminPassword = 'a long one of our own';

/** A complete installation, as operators run it. */
export type Site = {
  url: string;
  folder: string;
  /** The database itself, and the pictures. */
  keeping: Keeping;
  sandboxUrl: string;
  postgres: ThrowawayPostgres;
  proxy: ReverseProxy;
  servers: readonly [Server, Server];
  /** Assembles a release as an operator does. @returns its main.js */
  release(name: string): Promise<string>;
  /** Creates an empty database of this name, owned by the servers' role. */
  createDatabase(name: string): Promise<string>;
  /** An additional server on other data. */
  prepareServerOn(keeping: Keeping): Promise<{ server: Server; url: string }>;
  stop(): Promise<void>;
};

/**
 * Two released servers in production mode, and all that they need, on the loopback.
 * @throws when a program it needs is not installed
 */
export async function startSite(tls: Certificate): Promise<Site> {
  const cleanup = createCleanup();
  try {
    const folder = await mkdtemp(join(tmpdir(), 'try-site-'));
    cleanup.add(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startThrowawayPostgres({ isDurable: true });
    if (!postgres) throw new Error('No Postgres found: install one (Debian: postgresql).');
    cleanup.add(postgres.stop);
    const redis = await startRedis();
    if (!redis) throw new Error('No Redis found: install one (Debian: redis-server).');
    cleanup.add(redis.stop);

    const run = (statement: string) => withDatabase(postgres.url, ({ sql }) => sql.unsafe(statement));
    await run(`create role study login password '${rolePassword}'`);
    for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await run(`alter role study set ${name} = '10s'`);
    const createDatabase = async (name: string) => {
      await run(`create database ${name} owner study`);
      const url = new URL(databaseAt(postgres.url, name));
      url.username = 'study';
      url.password = rolePassword;
      return url.href;
    };
    const keeping = { databaseUrl: await createDatabase('study'), dataDir: join(folder, 'data') };
    const pooler = await startThrowawayPooler(keeping.databaseUrl, await readPoolerSettings());
    cleanup.add(pooler.stop);

    const port = await findFreePort();
    const url = `https://localhost:${port}`;
    const credentials = {
      CASHFREE_CLIENT_ID: 'ours',
      CASHFREE_CLIENT_SECRET: 'ours and secret',
      GOOGLE_CLIENT_ID: 'named by Google',
      GOOGLE_CLIENT_SECRET: 'given by Google',
    };
    const sandbox = await startSandbox(url, credentials);
    cleanup.add(() => sandbox.running.stop('SIGKILL'));
    const settings = {
      ...credentials,
      NODE_ENV: 'production',
      PUBLIC_URL: url,
      HOST: '127.0.0.1',
      DATABASE_URL: pooler.url,
      DATABASE_POOLER: 'transaction',
      DATABASE_DIRECT_URL: keeping.databaseUrl,
      DATA_DIR: keeping.dataDir,
      REDIS_URL: redis.url,
      ADMIN_PASSWORD: adminPassword,
      ...sandbox.settings,
      MAIL_FROM: 'no-reply@study.example.in',
      SUPPORT_PHONE: '+910000000000',
      TRUST_PROXY: '1',
      // Twelve students share one address here and would exceed its limit of requests per minute.
      RATE_LIMIT_SCALE: '1000000',
    };
    const release = async (name: string) => {
      const to = join(folder, name);
      await promisify(execFile)(process.execPath, [`${deployFolder}release.mjs`, to]);
      return join(to, 'apps', 'server', 'dist', 'main.js');
    };
    const file = await release('release-1');
    const ports = [await findFreePort(), await findFreePort()] as const;
    const servers = [
      prepareServer(file, ports[0], settings),
      prepareServer(file, ports[1], settings),
    ] as const;
    await Promise.all(servers.map((server) => server.start()));
    for (const server of servers) cleanup.add(() => server.stop('SIGKILL'));
    const proxy = await startProxy(ports, { tls, port });
    cleanup.add(proxy.stop);
    return {
      url,
      folder,
      keeping,
      sandboxUrl: sandbox.running.url,
      postgres,
      proxy,
      servers,
      release,
      createDatabase,
      async prepareServerOn({ databaseUrl, dataDir }) {
        const { DATABASE_POOLER: _, DATABASE_DIRECT_URL: __, ...rest } = settings;
        const ownPort = await findFreePort();
        const ownUrl = `http://127.0.0.1:${ownPort}`;
        const own = { ...rest, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PUBLIC_URL: ownUrl };
        const server = prepareServer(file, ownPort, own);
        cleanup.add(() => server.stop('SIGKILL'));
        return { server, url: ownUrl };
      },
      stop: cleanup.run,
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
