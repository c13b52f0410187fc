import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, findMissingLimits, findPooler, migrateDatabase, openDatabase } from '@repo/db';
import { startEmbeddedPostgres } from '@repo/db/embedded';
import type { Config } from './config.ts';

const waitMs = 30_000;
const retryMs = 500;

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code'));

/** Whether the database is not there, is only just starting, or has no connection left. */
export const isDatabaseAway = (error: unknown): boolean =>
  /^(ECONN|CONNECT|CONNECTION_|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|EPIPE|57P|08(?!P01)|53300)/.test(
    codeOf(error),
  );
/** Whether it answers but refuses us: password, name, rights. */
export const isDatabaseRefusing = (error: unknown): boolean => /^(28|3D000|42501)/.test(codeOf(error));

/** A database that starts beside us may be away for a while. */
async function patiently(work: () => Promise<void>): Promise<void> {
  const giveUpAt = Date.now() + waitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > giveUpAt) throw error;
      await delay(retryMs);
    }
  }
}

type Addresses = { databaseUrl: string; directDatabaseUrl: string | null };

/**
 * Through an undeclared pooler, acknowledged writes would get lost.
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

export type StartedDatabase = { database: Database; stop(): Promise<void> };

/**
 * The database of the configuration, migrated: the one at DATABASE_URL, else the embedded one in the data folder.
 * @param say gets a line when the embedded one died and is started again
 * @throws when it does not answer for half a minute, refuses us, is behind an undeclared pooler, or another
 * process has the data folder
 */
export async function startDatabase(
  config: Pick<Config, 'databaseUrl' | 'directDatabaseUrl' | 'databasePoolMax' | 'dataDir'>,
  migrationsFolder: string,
  say: (message: string) => void,
): Promise<StartedDatabase> {
  const { databaseUrl, directDatabaseUrl } = config;
  if (databaseUrl !== null) {
    await patiently(() => checkWay({ databaseUrl, directDatabaseUrl }));
    await patiently(() => migrateDatabase(directDatabaseUrl ?? databaseUrl, migrationsFolder));
    const database = openDatabase(databaseUrl, {
      directUrl: directDatabaseUrl,
      max: config.databasePoolMax,
    });
    return { database, stop: database.close };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    onRestart: say,
  });
  await patiently(() => migrateDatabase(embedded.url, migrationsFolder));
  const database = openDatabase(embedded.url);
  return {
    database,
    async stop() {
      await database.close();
      await embedded.stop();
    },
  };
}
