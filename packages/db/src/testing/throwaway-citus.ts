import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { migrateDatabase } from '#src/migrate.ts';
import { testingConfig } from './config.ts';
import { distributionFile } from './distributed-database.ts';
import { findServerBinaries, findServerUser } from './server-binaries.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Few shards, because creating them takes most of the start. */
const settings = {
  shared_preload_libraries: 'citus',
  max_prepared_transactions: 600,
  'citus.shard_count': 8,
  'citus.local_hostname': '127.0.0.1',
  'citus.node_conninfo': 'sslmode=disable',
};

/** Whether the newest installed Postgres has Citus. @throws when it is required but missing */
export function hasCitus(): boolean {
  const binaries = findServerBinaries();
  const isThere =
    binaries !== null && findServerUser() !== null && existsSync(join(dirname(binaries), 'lib', 'citus.so'));
  if (!isThere && ['required', 'all'].includes(testingConfig.citus))
    throw new Error(`TEST_CITUS=${testingConfig.citus}, but no Citus is installed that may be run here.`);
  return isThere;
}

async function run(url: string, ...statements: string[]): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

export type ThrowawayCitus = {
  /** The coordinator's address. */
  url: string;
  workers: readonly ThrowawayPostgres[];
  stop(): Promise<void>;
};

/**
 * Runs a coordinator and two workers of the installed Citus, migrated, and distributed by
 * deploy/scaling/distribute-by-student.sql.
 * @throws when they don't start
 */
export async function startThrowawayCitus(): Promise<ThrowawayCitus> {
  const started = await Promise.all(
    [0, 1, 2].map(() => startThrowawayPostgres({ isInMemory: true, settings })),
  );
  const nodes = started.filter((node) => node !== null);
  const stop = async () => void (await Promise.all(nodes.map((node) => node.stop())));
  try {
    const [coordinator = '', ...workers] = nodes.map(({ url }) => url);
    await Promise.all([coordinator, ...workers].map((url) => run(url, 'create extension citus')));
    await run(
      coordinator,
      `select citus_set_coordinator_host('127.0.0.1', ${new URL(coordinator).port})`,
      ...workers.map((url) => `select citus_add_node('127.0.0.1', ${new URL(url).port})`),
    );
    await migrateDatabase(coordinator, migrationsFolder);
    // One by one, because Citus sends the whole text of a DDL statement's query to the workers.
    const statements = readFileSync(distributionFile, 'utf8').split(/;$/m);
    await run(coordinator, 'begin', ...statements, 'commit');
    return { url: coordinator, workers: nodes.slice(1), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
