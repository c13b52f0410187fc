import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, migrateDatabase, openDatabase } from '@repo/db';
import { startEmbeddedPostgres } from '@repo/db/embedded';
import type { Config } from './config.ts';

const waitMs = 30_000;
const retryMs = 500;

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code'));

/** Whether the database is not there, or is only just starting. */
export const isDatabaseAway = (error: unknown): boolean =>
  /^(ECONN|CONNECT|CONNECTION_|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|57P03)/.test(codeOf(error));
/** Whether it is there and does not let us in: password, name, rights. */
export const isDatabaseRefusing = (error: unknown): boolean => /^(28|3D000|42501|53300)/.test(codeOf(error));

/** A database that starts beside us may be away for a while. */
async function migratePatiently(url: string, migrationsFolder: string): Promise<void> {
  const giveUpAt = Date.now() + waitMs;
  for (;;) {
    try {
      return await migrateDatabase(url, migrationsFolder);
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > giveUpAt) throw error;
      await delay(retryMs);
    }
  }
}

export type StartedDatabase = { database: Database; stop(): Promise<void> };

/**
 * The database of the configuration, migrated: the one at DATABASE_URL, else the embedded one in the data folder.
 * @param say gets a line when the embedded one died and is started again
 * @throws when it does not answer for half a minute, refuses us, or another process has the data folder
 */
export async function startDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  migrationsFolder: string,
  say: (message: string) => void,
): Promise<StartedDatabase> {
  if (config.databaseUrl !== null) {
    await migratePatiently(config.databaseUrl, migrationsFolder);
    const database = openDatabase(config.databaseUrl);
    return { database, stop: database.close };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    onRestart: say,
  });
  await migratePatiently(embedded.url, migrationsFolder);
  const database = openDatabase(embedded.url);
  return {
    database,
    async stop() {
      await database.close();
      await embedded.stop();
    },
  };
}
