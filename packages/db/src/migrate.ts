import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import { differenceBetween, type MigrationList, readMigrations } from './migration-list.ts';

/** Any constant that every version of the product agrees on. */
const migrationLock = 727_001;

/** The migrations that a database has, oldest first; none before the first. */
export async function appliedMigrations(sql: Sql): Promise<number[]> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as found`;
  if (table?.found === null) return [];
  const rows = await sql<{ stamp: string }[]>`
    select created_at as stamp from drizzle.__drizzle_migrations order by created_at`;
  return rows.map(({ stamp }) => Number(stamp));
}

/** drizzle looks only at the newest stamp: it would miss a gap below, and a database newer than the server. */
async function assertSameOrOlder(sql: Sql, known: MigrationList): Promise<void> {
  const difference = differenceBetween(known, await appliedMigrations(sql));
  if (difference && difference.kind !== 'older') throw new Error(difference.sentence);
}

/**
 * Applies what is missing of the migrations, all in one transaction. Several servers may start at once: a
 * session-level advisory lock makes the others wait, hence the separate connection.
 * @param migrationsFolder holds the .sql files and meta/_journal.json
 * @throws an Error with one sentence when the database has migrations that this version does not know, or lacks one
 * below its newest
 */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const known = readMigrations(migrationsFolder);
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    // A role may have limits of its own; waiting for another server and rewriting a table may take longer.
    await sql`set statement_timeout = 0`;
    await sql`select pg_advisory_lock(${migrationLock})`;
    await assertSameOrOlder(sql, known);
    await migrate(drizzle(sql), { migrationsFolder });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
