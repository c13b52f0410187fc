import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isRealPostgres, openTestDatabase, type TestDatabase } from '#src/testing/index.ts';
import { migrateDatabase } from './migrate.ts';
import { readMigrations } from './migration-list.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() =>
  database.sql.unsafe('drop schema public cascade; create schema public; drop schema drizzle cascade'),
);
afterAll(() => database.close());

it('migrateDatabase creates every table once, and changes nothing the second time', async () => {
  const migrations = await migrateDatabase(database.url, migrationsFolder);
  expect(migrations).toHaveLength(readMigrations(migrationsFolder).length);
  expect(migrations[0]).toEqual({ name: '0000_start', ms: expect.any(Number) });
  const applied = await database.sql`select id from drizzle.__drizzle_migrations`;
  expect(await migrateDatabase(database.url, migrationsFolder)).toEqual([]);
  expect(await database.sql`select id from drizzle.__drizzle_migrations`).toEqual(applied);
  expect(await database.db.query.users.findMany()).toEqual([]);
});

// The embedded Postgres has one owner, so nobody else can migrate it at the same time.
it.runIf(isRealPostgres())(
  'migrateDatabase lets several servers start on an empty database at the same time',
  async () => {
    await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(database.url, migrationsFolder)));
    const applied = await database.sql`select hash from drizzle.__drizzle_migrations`;
    expect(applied.length).toBeGreaterThan(0);
    expect(new Set(applied.map(({ hash }) => hash)).size).toBe(applied.length);
  },
);

it('migrateDatabase names a folder that has no migrations', async () => {
  await expect(migrateDatabase(database.url, '/nowhere')).rejects.toThrow('_journal.json');
});
