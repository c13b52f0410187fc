import { fileURLToPath } from 'node:url';
import { distributeByStudent, isRealPostgres, openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDatabase } from '#src/start-database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../packages/db/migrations', import.meta.url));

type Line = { level: string; message: string; fields?: { migrations: { name: string; ms: number }[] } };
const lines: Line[] = [];
const write = (level: string) => (first: never, second?: string) =>
  lines.push(second === undefined ? { level, message: first } : { level, message: second, fields: first });
const log = { info: write('info'), warn: write('warn'), error: write('error') } as never;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ max: 2 });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => database.close());

const start = (databaseUrl = database.url, isDatabaseDistributed = false) =>
  startDatabase(
    { databaseUrl, directDatabaseUrl: null, isDatabaseDistributed, databasePoolMax: 2, dataDir: '/nowhere' },
    migrationsFolder,
    log,
  );
const messages = () => lines.map(({ message }) => message);

// The embedded Postgres has one owner and no separate roles.
describe.runIf(isRealPostgres())('the start of a database', () => {
  it('the start of a database logs which migrations it applied and how long each took, and nothing without any', async () => {
    await database.sql.unsafe(
      'drop schema public cascade; create schema public; drop schema drizzle cascade',
    );
    await (await start()).stop();
    expect(lines).toMatchObject([{ level: 'info', message: 'the database was migrated' }]);
    const migrations = lines[0]?.fields?.migrations ?? [];
    const [count] = await database.sql`select count(*)::int as migrations from drizzle.__drizzle_migrations`;
    expect(migrations).toHaveLength(count?.migrations);
    expect(migrations[0]).toEqual({ name: '0000_start', ms: expect.any(Number) });
    expect(migrations.every(({ ms }) => ms >= 0)).toBe(true);
    await (await start()).stop();
    expect(lines).toHaveLength(1);
  });

  it("the start of a database logs that it waits for another server's migration", async () => {
    const held = await database.sql.reserve();
    await held`select pg_advisory_lock(727001)`;
    const starting = start();
    await expect.poll(messages).toContain('waiting for the database: another server migrates it');
    await held`select pg_advisory_unlock(727001)`;
    held.release();
    await (await starting).stop();
  });

  it('the start of a database logs that it waits for a connection', async () => {
    const url = new URL(database.url);
    const role = `crowded_start_${url.pathname.slice(1)}`;
    await database.sql.unsafe(`
      create role ${role} login password 'crowded' connection limit 0;
      grant all on all tables in schema drizzle to ${role};
      grant all on schema drizzle, public to ${role};
      grant create on database ${url.pathname.slice(1)} to ${role}`);
    url.username = role;
    url.password = 'crowded';
    const starting = start(url.href);
    await expect.poll(messages).toContain('waiting for the database: it has no connection left');
    await database.sql.unsafe(`alter role ${role} connection limit 50`);
    await (await starting).stop();
    await database.sql.unsafe(`drop owned by ${role}; drop role ${role}`);
  });

  it('the start of a database fails if its layout is not the configured one, and says what to set', async () => {
    const starting = start(database.url, true);
    await expect(starting).rejects.toThrow(
      'DATABASE_LAYOUT=distributed, but the tables are on one node: run deploy/scaling/distribute-by-student.sql, or remove the setting.',
    );
    await distributeByStudent(database);
    await expect(start()).rejects.toThrow(
      'The tables are distributed by student: set DATABASE_LAYOUT=distributed.',
    );
    const started = await start(database.url, true);
    expect(started.database.isDistributed).toBe(true);
    await started.stop();
  });
});
