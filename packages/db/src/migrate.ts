import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import { differenceBetween, type MigrationList, readMigrations } from './migration-list.ts';

/** Arbitrary, but the same in every version of the product. */
const migrationLock = 727_001;

/** The migrations that a database has, oldest first; empty before the first. */
export async function appliedMigrations(sql: Sql): Promise<number[]> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as found`;
  if (table?.found === null) return [];
  const rows = await sql<{ stamp: string }[]>`
    select created_at as stamp from drizzle.__drizzle_migrations order by created_at`;
  return rows.map(({ stamp }) => Number(stamp));
}

/** drizzle only compares the newest timestamp: it would miss a gap, and a database newer than the server. */
async function assertSameOrOlder(sql: Sql, known: MigrationList): Promise<void> {
  const difference = differenceBetween(known, await appliedMigrations(sql));
  if (difference && difference.kind !== 'older') throw new Error(difference.sentence);
}

/** A migration that was just applied, and how long its statements took. */
export type AppliedMigration = { name: string; ms: number };

/** The step of the migration that is running. */
export type MigrationStage = 'waiting for another server' | 'migrating';

function readNames(migrationsFolder: string): Map<number, string> {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number; tag: string }[] };
  return new Map(entries.map(({ when, tag }) => [when, tag]));
}

/** Applies migrations with drizzle, which records each one after its last statement. */
async function applyTimed(sql: Sql, migrationsFolder: string): Promise<AppliedMigration[]> {
  const names = readNames(migrationsFolder);
  const applied: AppliedMigration[] = [];
  let since = performance.now();
  const logger = {
    logQuery(text: string, parameters: unknown[]): void {
      if (!/^insert into "drizzle"\."__drizzle_migrations"/.test(text)) return;
      const now = performance.now();
      applied.push({ name: names.get(Number(parameters[1])) ?? 'unknown', ms: Math.round(now - since) });
      since = now;
    },
  };
  await migrate(drizzle(sql, { logger }), { migrationsFolder });
  return applied;
}

/**
 * Applies the missing migrations, all in one transaction. If several servers start together, a session-level
 * advisory lock makes the others wait, hence the separate connection.
 * @param hear called with the current step when it changes
 * @returns the applied migrations, in order; none when the database was up to date
 * @param migrationsFolder contains the .sql files and meta/_journal.json
 * @throws an Error with one sentence when the database has migrations that this version does not know, or
 *   lacks one below its newest
 */
export async function migrateDatabase(
  url: string,
  migrationsFolder: string,
  hear: (stage: MigrationStage) => void = () => {},
): Promise<AppliedMigration[]> {
  const known = readMigrations(migrationsFolder);
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    // Overrides limits of the role: waiting for another server and rewriting a table may take longer.
    await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`;
    const [tried] = await sql<
      { isOurs: boolean }[]
    >`select pg_try_advisory_lock(${migrationLock}) as "isOurs"`;
    if (!tried?.isOurs) {
      hear('waiting for another server');
      await sql`select pg_advisory_lock(${migrationLock})`;
    }
    await assertSameOrOlder(sql, known);
    hear('migrating');
    return await applyTimed(sql, migrationsFolder);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
