import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type AppliedMigration,
  type Database,
  findMissingLimits,
  findPooler,
  isDistributedByStudent,
  migrateDatabase,
  openDatabase,
} from '@repo/db';
import { startEmbeddedPostgres } from '@repo/db/embedded';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';

const waitMs = 30_000;
const retryMs = 500;
/** How often a waiting start logs that it waits. */
const remindMs = 5_000;

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code'));

/** Whether the database is unreachable, still starting, or has no connection left. */
export const isDatabaseAway = (error: unknown): boolean =>
  /^(ECONN|CONNECT|CONNECTION_|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|EPIPE|57P|08(?!P01)|53300)/.test(
    codeOf(error),
  );
/** Whether it answers but refuses us: password, name, rights. */
export const isDatabaseRefusing = (error: unknown): boolean => /^(28|3D000|42501)/.test(codeOf(error));

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const lackOf = (error: unknown): string =>
  codeOf(error) === '53300' ? 'it has no connection left' : `it does not answer (${codeOf(error)})`;

/**
 * Retries for half a minute: a database that starts alongside may be away for a while.
 * @param work gets a function to report what it waits for
 */
async function patiently<T>(log: Log, work: (waitFor: (what: string) => void) => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + waitMs;
  let reason = 'it has not answered yet';
  const waitFor = (what: string) => {
    reason = what;
  };
  const remind = setInterval(() => log.warn(`waiting for the database: ${reason}`), remindMs);
  try {
    for (;;) {
      try {
        return await work(waitFor);
      } catch (error) {
        if (!isDatabaseAway(error) || Date.now() > giveUpAt) throw error;
        waitFor(lackOf(error));
        await delay(retryMs);
      }
    }
  } finally {
    clearInterval(remind);
  }
}

const stages = {
  'waiting for another server': 'another server migrates it',
  migrating: 'it is being migrated',
};

async function migratePatiently(log: Log, url: string, migrationsFolder: string): Promise<void> {
  const migrations: AppliedMigration[] = await patiently(log, (waitFor) =>
    migrateDatabase(url, migrationsFolder, (stage) => waitFor(stages[stage])),
  );
  if (migrations.length === 0) return;
  const ms = migrations.reduce((sum, each) => sum + each.ms, 0);
  log.info({ migrations, ms }, 'the database was migrated');
}

type Addresses = { databaseUrl: string; directDatabaseUrl: string | null };

/**
 * Refuses an undeclared pooler, through which acknowledged writes would get lost.
 * @throws an Error with one sentence that says what to set
 */
async function checkWay({ databaseUrl, directDatabaseUrl }: Addresses): Promise<void> {
  if (directDatabaseUrl === null) {
    if (!(await findPooler(databaseUrl))) return;
    throw new Error(
      'A connection pooler stands at DATABASE_URL: set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the address of the database itself.',
    );
  }
  if (await findPooler(directDatabaseUrl))
    throw new Error(
      'A connection pooler stands at DATABASE_DIRECT_URL: it must be the address of the database itself.',
    );
  const { role, missing } = await findMissingLimits(databaseUrl);
  if (missing.length === 0) return;
  const statements = missing.map((name) => `ALTER ROLE ${role} SET ${name} = '10s';`).join(' ');
  throw new Error(
    `Nothing ends a statement that hangs behind the pooler: run ${statements} in the database, then RECONNECT in the pooler.`,
  );
}

/**
 * A wrong setting would work for a while: shared statements fail on a distributed database, single ones cost more
 * elsewhere.
 * @throws an Error with one sentence that says what to set
 */
async function checkLayout({ direct, isDistributed }: Database): Promise<void> {
  if ((await isDistributedByStudent(direct)) === isDistributed) return;
  throw new Error(
    isDistributed
      ? 'DATABASE_LAYOUT=distributed, but the tables are on one node: run deploy/scaling/distribute-by-student.sql, or remove the setting.'
      : 'The tables are distributed by student: set DATABASE_LAYOUT=distributed.',
  );
}

export type StartedDatabase = { database: Database; stop(): Promise<void> };

/**
 * The migrated database of the configuration: the one at DATABASE_URL, else the embedded one in the data
 * folder.
 * @param log gets what the start waits for, which migrations were applied, and when the embedded database
 *   died and restarts
 * @throws when it does not answer for half a minute, refuses us, is behind an undeclared pooler, has another
 *   layout than configured, or another process has the data folder
 */
export async function startDatabase(
  config: Pick<
    Config,
    'databaseUrl' | 'directDatabaseUrl' | 'isDatabaseDistributed' | 'databasePoolMax' | 'dataDir'
  >,
  migrationsFolder: string,
  log: Log,
): Promise<StartedDatabase> {
  const { databaseUrl, directDatabaseUrl } = config;
  if (databaseUrl !== null) {
    await patiently(log, () => checkWay({ databaseUrl, directDatabaseUrl }));
    await migratePatiently(log, directDatabaseUrl ?? databaseUrl, migrationsFolder);
    const database = openDatabase(databaseUrl, {
      directUrl: directDatabaseUrl,
      isDistributed: config.isDatabaseDistributed,
      max: config.databasePoolMax,
    });
    await checkLayout(database).catch(async (error: Error) => {
      await database.close();
      throw error;
    });
    return { database, stop: database.close };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    onRestart: (message) => log.error(message),
  });
  await migratePatiently(log, embedded.url, migrationsFolder);
  const database = openDatabase(embedded.url);
  return {
    database,
    async stop() {
      await database.close();
      await embedded.stop();
    },
  };
}
