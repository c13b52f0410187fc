/** @module-tag nightly */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@repo/db';
import { isRealPostgres, startThrowawayPostgres, type ThrowawayPostgres } from '@repo/db/testing';
import { startSession } from '@repo/domain';
import { createStudent, createTestContext, importSampleContent } from '@repo/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, type ServerProcess, startServerProcess } from '../server-process.ts';
import { type Student, startWriters } from './writers.ts';

const writerCount = 12;
/** Acknowledged writes between two faults. */
const between = 150;

let postgres: ThrowawayPostgres | null;
let database: Database;
let dataDir: string;
const servers: ServerProcess[] = [];
const students: Student[] = [];

const endAllConnections = () =>
  database.sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`;

async function startServer(databaseUrl: string): Promise<ServerProcess> {
  return startServerProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SEED: 'empty',
    RATE_LIMIT_SCALE: '1000000',
  });
}

describe.runIf(isRealPostgres())('two servers under load whose database fails repeatedly', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'database-restarts-'));
    postgres = await startThrowawayPostgres();
    if (!postgres) return;
    servers.push(await startServer(postgres.url));
    database = openDatabase(postgres.url, { max: 2, connectTimeoutSeconds: 30 });
    const domain = { ...createTestContext(database), clock: { now: () => new Date() } };
    await importSampleContent(domain);
    servers.push(await startServer(postgres.url));
    for (let n = 0; n < writerCount; n++) {
      const { user } = await createStudent(domain, { expiryDate: new Date(Date.now() + 86_400_000) });
      students.push({ id: user.id, token: await startSession(domain, user.id) });
    }
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await database?.close();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('two servers whose database fails repeatedly under load continue in the same processes, answer 2xx or 503, and lose and duplicate nothing', async ({
    skip,
  }) => {
    const server = postgres;
    if (!server) return skip('the Postgres of TEST_DATABASE_URL is not ours to restart');
    const writers = startWriters(
      servers.map(({ url }) => url),
      students,
    );
    const faults = [
      endAllConnections,
      () => server.fail('restart'),
      endAllConnections,
      () => server.fail('crash'),
      endAllConnections,
      () => server.fail('restart'),
    ];
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
  }, 180_000);
});
