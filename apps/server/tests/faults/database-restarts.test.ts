/** @module-tag nightly */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@repo/db';
import {
  hasCitus,
  isRealPostgres,
  startThrowawayCitus,
  startThrowawayPostgres,
  type ThrowawayCitus,
  type ThrowawayPostgres,
} from '@repo/db/testing';
import { startSession } from '@repo/domain';
import { createStudent, createTestContext, importSampleContent } from '@repo/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, startServerProcess } from '../server-process.ts';
import { type Student, startWriters } from './writers.ts';

const writerCount = 12;
/** Acknowledged writes between two faults. */
const between = 150;

/** Two servers with sample content on this database, and students who write. */
async function startTwoServers(databaseUrl: string, settings: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-restarts-'));
  const startServer = async () =>
    startServerProcess({
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SEED: 'empty',
      RATE_LIMIT_SCALE: '1000000',
      ...settings,
    });
  const first = await startServer();
  const isDistributed = settings.DATABASE_LAYOUT === 'distributed';
  const database = openDatabase(databaseUrl, { max: 2, connectTimeoutSeconds: 30, isDistributed });
  const domain = { ...createTestContext(database), clock: { now: () => new Date() } };
  await importSampleContent(domain);
  const servers = [first, await startServer()];
  const students: Student[] = [];
  for (let n = 0; n < writerCount; n++) {
    const { user } = await createStudent(domain, { expiryDate: new Date(Date.now() + 86_400_000) });
    students.push({ id: user.id, token: await startSession(domain, user.id) });
  }
  return {
    database,
    servers,
    students,
    async stop() {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
type Stand = Awaited<ReturnType<typeof startTwoServers>>;

/** Writes through the faults, and compares what was acknowledged with what is stored. */
async function writeThrough(
  { database, servers, students }: Stand,
  faults: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const writers = startWriters(
    servers.map(({ url }) => url),
    students,
  );
  for (const fault of faults) {
    await writers.acknowledge(between);
    await fault();
  }
  await writers.acknowledge(between);
  await writers.stop();

  for (const { child, output } of servers) {
    expect([child.exitCode, child.signalCode], output().slice(0, 2_000)).toEqual([null, null]);
    expect(output()).not.toContain('unexpected error');
  }
  const { wrong, statuses } = writers.tally();
  expect(wrong).toEqual([]);
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const query = (statement: string, id: string) => database.sql.unsafe(statement, [id]);
  expect(await writers.findFaults(query)).toEqual({ lost: [], doubled: [] });
}

describe.runIf(isRealPostgres())('two servers under load whose database fails repeatedly', () => {
  let postgres: ThrowawayPostgres | null;
  let stand: Stand | null = null;

  beforeAll(async () => {
    postgres = await startThrowawayPostgres();
    if (postgres) stand = await startTwoServers(postgres.url);
  });
  afterAll(async () => {
    await stand?.stop();
    await postgres?.stop();
  });

  it('two servers whose database fails repeatedly under load continue in the same processes, answer 2xx or 503, and lose and duplicate nothing', async ({
    skip,
  }) => {
    const server = postgres;
    if (!server || !stand) return skip('the Postgres of TEST_DATABASE_URL is not ours to restart');
    const { database } = stand;
    const endAllConnections = () =>
      database.sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`;
    await writeThrough(stand, [
      endAllConnections,
      () => server.fail('restart'),
      endAllConnections,
      () => server.fail('crash'),
      endAllConnections,
      () => server.fail('restart'),
    ]);
  }, 180_000);
});

describe.runIf(hasCitus())('two servers under load on a cluster whose workers are killed in turn', () => {
  let cluster: ThrowawayCitus;
  let stand: Stand;

  beforeAll(async () => {
    cluster = await startThrowawayCitus();
    stand = await startTwoServers(cluster.url, { DATABASE_LAYOUT: 'distributed' });
  }, 180_000);
  afterAll(async () => {
    await stand?.stop();
    await cluster?.stop();
  });

  it('two servers on a cluster whose workers are killed ten times answer 2xx or 503, and lose and duplicate nothing', async () => {
    await writeThrough(
      stand,
      Array.from({ length: 10 }, (_, n) => async () => cluster.workers[n % 2]?.fail('crash')),
    );
  }, 300_000);
});
