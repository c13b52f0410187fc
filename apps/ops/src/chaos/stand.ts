import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@repo/db';
import { startThrowawayPooler, startThrowawayPostgres, type ThrowawayPostgres } from '@repo/db/testing';
import type { DomainContext } from '@repo/domain';
import { createTestContext, importSampleContent } from '@repo/domain/testing';
import type { Student } from '@repo/server/tests/writers';
import { createCleanup } from '#src/server/cleanup.ts';
import { findFreePort } from '#src/server/processes.ts';
import { serverFile } from '#src/server/product.ts';
import { prepareServer, type Server } from '#src/server/restartable-server.ts';
import { createWritingStudents } from '#src/server/writing-students.ts';
import { type Cluster, startCluster } from './cluster/cluster.ts';
import { type ReverseProxy, startProxy } from './proxy.ts';
import { type RedisServer, startRedis } from './redis.ts';

/** Equal to production, which the proxy's keepalive_timeout is set for. */
const drainSeconds = 5;

/** The kind of database behind the servers. */
export type DatabaseKind = 'one' | 'pooled' | 'cluster';

export type StandOptions = {
  /** Additional settings of both servers, computed from the public address. */
  settings?(publicUrl: string): Promise<Record<string, string>>;
  /** PgBouncer's settings; by default so few connections that writers wait for each other. */
  pooler?: Record<string, string | number>;
  /** Fills the drafts and publishes them, in place of the sample content. */
  publish?(domain: DomainContext): Promise<void>;
};

const scarceConnections = { default_pool_size: 6, server_login_retry: 1 };

/** Two built servers behind nginx, on a Postgres (and a Redis) of their own. */
export type Stand = {
  /** The database server; null for a cluster. */
  postgres: ThrowawayPostgres | null;
  cluster: Cluster | null;
  /** A direct connection that bypasses everything under test. */
  database: Database;
  redis: RedisServer | null;
  servers: readonly [Server, Server];
  /** The metrics address of each server. */
  metricsUrls: readonly [string, string];
  proxy: ReverseProxy;
  /** New students each time, so that no answer stems from an earlier fault. */
  createStudents(count: number): Promise<Student[]>;
  stop(): Promise<void>;
};

/** Sets what a pooler requires besides its address: statement limits on the role. */
async function limitStatements({ sql }: Database): Promise<void> {
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await sql.unsafe(`alter role current_user set ${name} = '10s'`);
}

async function startOne(): Promise<ThrowawayPostgres> {
  const postgres = await startThrowawayPostgres({ isDurable: true });
  if (!postgres) throw new Error('No Postgres found: install one (Debian: postgresql) for the fault run.');
  return postgres;
}

/**
 * @param kind `pooled`: PgBouncer in transaction mode stands before the database; `cluster`: it is three nodes
 * @param options what differs from the setup for faults
 * @throws when something it needs is not installed
 */
export async function startStand(
  kind: DatabaseKind,
  {
    settings = async () => ({}),
    pooler: poolerSettings = scarceConnections,
    publish = importSampleContent,
  }: StandOptions = {},
): Promise<Stand> {
  const cleanup = createCleanup();
  try {
    const cluster = kind === 'cluster' ? await startCluster() : null;
    const postgres = cluster ? null : await startOne();
    const running = cluster ?? postgres;
    if (!running) throw new Error('no database was started');
    cleanup.add(running.stop);
    const database = openDatabase(running.url, {
      max: 2,
      connectTimeoutSeconds: 30,
      statementTimeoutMs: 60_000,
    });
    cleanup.add(database.close);
    const redis = await startRedis();
    if (redis) cleanup.add(redis.stop);
    const dataDir = await mkdtemp(join(tmpdir(), 'chaos-'));
    cleanup.add(() => rm(dataDir, { recursive: true, force: true }));

    const proxyPort = await findFreePort();
    const publicUrl = `http://127.0.0.1:${proxyPort}`;
    const environment: Record<string, string> = {
      PUBLIC_URL: publicUrl,
      HOST: '127.0.0.1',
      DATABASE_URL: running.url,
      DATA_DIR: dataDir,
      SEED: 'empty',
      RATE_LIMIT_SCALE: '1000000',
      DRAIN_SECONDS: String(drainSeconds),
      LOG_LEVEL: 'error',
      ...(redis && { REDIS_URL: redis.url }),
      ...(await settings(publicUrl)),
    };
    if (kind === 'pooled') {
      await limitStatements(database);
      const pooler = await startThrowawayPooler(running.url, poolerSettings);
      cleanup.add(pooler.stop);
      environment.DATABASE_URL = pooler.url;
      environment.DATABASE_POOLER = 'transaction';
      environment.DATABASE_DIRECT_URL = running.url;
    }
    const ports = [await findFreePort(), await findFreePort()] as const;
    const metricsPorts = [await findFreePort(), await findFreePort()] as const;
    const prepare = (index: 0 | 1) =>
      prepareServer(serverFile, ports[index], { ...environment, METRICS_PORT: String(metricsPorts[index]) });
    const servers = [prepare(0), prepare(1)] as const;
    for (const server of servers) {
      await server.start();
      cleanup.add(() => server.stop('SIGKILL'));
    }
    const domain = { ...createTestContext(database), clock: { now: () => new Date() } };
    await publish(domain);
    const proxy = await startProxy(ports, { port: proxyPort });
    cleanup.add(proxy.stop);
    return {
      postgres,
      cluster,
      database,
      redis,
      servers,
      metricsUrls: [
        `http://127.0.0.1:${metricsPorts[0]}/metrics`,
        `http://127.0.0.1:${metricsPorts[1]}/metrics`,
      ],
      proxy,
      createStudents: (count) => createWritingStudents(domain, count),
      stop: cleanup.run,
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
