/** @module-tag nightly */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrateDatabase } from '#src/index.ts';
import * as schema from '#src/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '#src/testing/index.ts';
import { fillEveryTable } from './fill.ts';

type Journal = { entries: { tag: string; when: number }[] };

const allMigrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const journal: Journal = JSON.parse(readFileSync(join(allMigrations, 'meta/_journal.json'), 'utf8'));
const tags = journal.entries.map(({ tag }) => tag);

let database: TestDatabase;
const folders: string[] = [];

/** The migrations as of another time. */
function folderOf(entries: Journal['entries']): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  folders.push(folder);
  cpSync(allMigrations, folder, { recursive: true });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}
const upTo = (count: number) => folderOf(journal.entries.slice(0, count));
const countRows = async (table: string) =>
  Number((await database.sql.unsafe(`select count(*)::int as n from "${table}"`))[0]?.n);

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() =>
  database.sql.unsafe('drop schema public cascade; create schema public; drop schema drizzle cascade'),
);
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await database.close();
});

it.each(tags.slice(0, -1).map((tag, n) => [tag, n + 1] as const))(
  'a database of release %s migrates to the newest version with every row',
  async (_tag, count) => {
    await migrateDatabase(database.url, upTo(count));
    const filled = await fillEveryTable(database.sql);
    const before = new Map<string, number>();
    for (const table of filled) before.set(table, await countRows(table));

    await migrateDatabase(database.url, allMigrations);

    for (const table of Object.values(schema).filter((each) => is(each, PgTable))) {
      const rows = await database.db.select().from(table);
      const name = getTableName(table);
      expect(rows.length, name).toBeGreaterThanOrEqual(before.get(name) ?? 0);
    }
  },
);

it('the migration gives an end to orders from before orders had one, and checks their payment again', async () => {
  await migrateDatabase(database.url, upTo(1));
  await fillEveryTable(database.sql);
  await database.sql`insert into orders (user_id, id, amount_paise, currency, status, created_at, updated_at) values
      ('one', 'paid', 19900, 'INR', 'PAID', now(), now()),
      ('one', 'long-ago', 19900, 'INR', 'EXPIRED', now() - interval '30 days', now())`;
  await migrateDatabase(database.url, allMigrations);
  const orders =
    await database.sql`select id, expires_at = created_at + interval '1 day' as "lastsADay", checks,
      next_check_at is not null as "isAskedAbout" from orders order by id`;
  expect(orders).toEqual([
    { id: 'long-ago', lastsADay: true, checks: 0, isAskedAbout: false },
    { id: 'one', lastsADay: true, checks: 0, isAskedAbout: true },
    { id: 'paid', lastsADay: true, checks: 0, isAskedAbout: false },
  ]);
});

it('the migration computes from the age of the profile when a student is an adult', async () => {
  await migrateDatabase(database.url, upTo(13));
  await database.sql`insert into users (id, name, email, age, created_at) values
      ('young', 'A', 'a@example.com', 15, '2026-02-28T10:00:00Z'), ('grown', 'B', 'b@example.com', 20, '2026-02-28T10:00:00Z'),
      ('unknown', 'C', 'c@example.com', null, '2026-02-28T10:00:00Z')`;
  await migrateDatabase(database.url, allMigrations);
  const rows = await database.sql`select id, adult_at as "adultAt" from users order by id`;
  expect(rows.map(({ id, adultAt }) => [id, adultAt && new Date(adultAt).toISOString()])).toEqual([
    ['grown', '2024-02-28T10:00:00.000Z'],
    ['unknown', null],
    ['young', '2029-02-28T10:00:00.000Z'],
  ]);
});

it('the migration drops deadlines of students who got no mail, and proofs by payments of a previous guardian', async () => {
  await migrateDatabase(database.url, upTo(14));
  await database.sql`insert into users (id, name, email, created_at, consent_awaited_since) values
      ('untold', 'A', 'a@example.com', '2026-01-01T10:00:00Z', '2026-03-01T10:00:00Z'),
      ('told', 'B', 'b@example.com', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z'),
      ('asked', 'C', 'c@example.com', '2026-01-01T10:00:00Z', '2026-03-01T10:00:00Z')`;
  await database.sql`insert into guardianships (user_id, email, salt, asked_at, proved_by, proved_at) values
      ('told', 'm@example.com', 's', '2026-03-02T10:00:00Z', 'payment', '2026-03-03T10:00:00Z'),
      ('asked', 'n@example.com', 's', '2026-03-02T10:00:00Z', 'payment', '2026-03-03T10:00:00Z')`;
  await database.sql`insert into orders (user_id, id, amount_paise, currency, status, payer, created_at, updated_at, expires_at)
      select user_id, user_id || id, 19900, 'INR', 'PAID', 'guardian', at, at, at from (values
        ('told', '1', '2026-03-01T11:00:00Z'::timestamptz), ('asked', '1', '2026-03-02T11:00:00Z'),
        ('asked', '2', '2026-03-02T12:00:00Z')) given (user_id, id, at)`;
  await migrateDatabase(database.url, allMigrations);
  const rows = await database.sql`
      select id, consent_awaited_since is null as "isUntold", proved_by as "provedBy", order_id as "orderId"
      from users left join guardianships on user_id = id order by id`;
  expect(rows).toEqual([
    { id: 'asked', isUntold: false, provedBy: 'payment', orderId: 'asked2' },
    { id: 'told', isUntold: false, provedBy: null, orderId: null },
    { id: 'untold', isUntold: true, provedBy: null, orderId: null },
  ]);
});

it('the migration moves marks and own cards with their words into the one table of what students save', async () => {
  await migrateDatabase(database.url, upTo(34));
  await fillEveryTable(database.sql);
  await database.sql`update student_marks set note = 'Why?', quote_exact = 'x²', edit_ids = '{e}', sequence = 7`;
  await database.sql`update own_cards set front = 'Q', back = 'A', is_removed = true`;
  await migrateDatabase(database.url, allMigrations);
  const rows =
    await database.sql`select kind, sequence, content, is_removed as "isRemoved", edit_ids as "editIds"
      from saved_things order by kind`;
  const quote = { exact: 'x²', prefix: 'one', suffix: 'one' };
  const mark = { about: 'one', itemId: 'one', kind: 'one', note: 'Why?', quote };
  expect(rows).toEqual([
    { kind: 'mark', sequence: 7, content: mark, isRemoved: false, editIds: ['e'] },
    { kind: 'ownCard', sequence: 1, content: { front: 'Q', back: 'A' }, isRemoved: true, editIds: [] },
  ]);
});

it('a server reports a database that is older than its own version, and changes nothing', async () => {
  await migrateDatabase(database.url, allMigrations);
  await expect(migrateDatabase(database.url, upTo(3))).rejects.toThrow(
    'The database is newer than this server',
  );
});

it('a server reports a missing migration below the newest one', async () => {
  const [first, second, ...rest] = journal.entries;
  const third = rest[0];
  if (!first || !second || !third) throw new Error('there are fewer migrations than that');
  await migrateDatabase(database.url, folderOf([first, third]));
  await expect(migrateDatabase(database.url, allMigrations)).rejects.toThrow(
    'The database lacks the migration of',
  );
});
