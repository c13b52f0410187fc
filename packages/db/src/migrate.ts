import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

/** Any constant that every version of the product agrees on. */
const migrationLock = 727_001;

/**
 * Applies what is missing of the migrations, all in one transaction. Several servers may start at once: a
 * session-level advisory lock lets one work while the others wait, hence the connection of its own.
 * @param migrationsFolder holds the .sql files and meta/_journal.json
 */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(sql), { migrationsFolder });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
