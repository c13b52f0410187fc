import { mkdir } from 'node:fs/promises';
import { type Database, openDatabase } from '@repo/db';
import type { Writers } from '@repo/server/tests/writers';
import { runScript } from './run-script.ts';

/** The server's durable storage. */
export type Keeping = { databaseUrl: string; dataDir: string };

const settingsOf = ({ databaseUrl, dataDir }: Keeping) => ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });

/** @returns the folder of the one backup */
export const backUp = (from: Keeping, folder: string): Promise<string> =>
  runScript('backup.sh', [folder], settingsOf(from));

export async function restore(backup: string, to: Keeping): Promise<void> {
  await mkdir(to.dataDir, { recursive: true });
  await runScript('restore.sh', [backup], settingsOf(to));
}

/** The address of another database of the same Postgres. */
export function databaseAt(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** @param work gets the database, which is closed afterwards */
export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url, { max: 2, connectTimeoutSeconds: 30, statementTimeoutMs: 60_000 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Everything acknowledged before the backup began that the backup lacks, as error messages. */
export async function findMissing(url: string, mark: ReturnType<Writers['mark']>): Promise<string[]> {
  return withDatabase(url, async ({ sql }) => {
    const { lost, doubled } = await mark.findFaults((statement, id) => sql.unsafe(statement, [id]));
    return [...lost.map((what) => `lost: ${what}`), ...doubled.map((what) => `twice: ${what}`)];
  });
}
