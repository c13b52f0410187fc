import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#src/testing/index.ts';
import { migrateDatabase } from './migrate.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const tagOfConversion = /_results_by_hash$/;

let database: TestDatabase;
let earlier: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.sql.unsafe('drop schema public cascade; create schema public; drop schema drizzle cascade');
  earlier = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(migrationsFolder, earlier, { recursive: true });
  const file = join(earlier, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex(({ tag }) => tagOfConversion.test(tag));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  await migrateDatabase(database.url, earlier);
});
afterAll(async () => {
  await database.close();
  await rm(earlier, { recursive: true, force: true });
});

it('results that each held a copy of their test refer to it after the migration, and lose nothing', async () => {
  const { sql } = database;
  await sql`insert into users (id, name, email, created_at) values ('u', 'U', 'u@example.com', now())`;
  const snapshotOf = (title: string) => ({
    title,
    passingScore: 40,
    questions: [{ question: 'क?', options: ['a', '\\ "b"'], correctAnswer: 1, difficulty: 'easy' }],
    chapterName: 'C',
    subjectId: 's',
    subjectName: 'S',
  });
  const copies = [
    ['r1', 't1', 'Old'],
    ['r2', 't1', 'Old'],
    ['r3', 't1', 'New'],
    ['r4', 't2', 'Old'],
  ] as const;
  for (const [id, testId, title] of copies)
    await sql`insert into test_results values ('u', ${id}, ${id}, ${testId}, 'c', ${JSON.stringify(snapshotOf(title))}::text::jsonb,
      '[1]', 1, 0, 100, true, 5, now())`;
  await migrateDatabase(database.url, migrationsFolder);
  const rows =
    await sql`select id, snapshot from test_results join published_tests on hash = test_hash order by id`;
  expect(rows).toEqual(
    copies.map(([id, testId, title]) => ({
      id,
      snapshot: { ...snapshotOf(title), testId, chapterId: 'c' },
    })),
  );
  const [count] = await sql`select count(*)::int as n from published_tests`;
  expect(count?.n).toBe(3);
});
