import { fileURLToPath } from 'node:url';
import { migrateDatabase, openDatabase } from '@repo/db';
import { createPositionStore } from '@repo/db/prepared-queries';
import { startThrowawayPostgres } from '@repo/db/testing';
import type { Sql } from 'postgres';
import { markdownTable } from '#src/measure/table.ts';
import { referredRows, type StudentRows, studentRows } from './student-rows.ts';

const studentCount = 20_000;
const migrationsFolder = fileURLToPath(new URL('../../../../packages/db/migrations', import.meta.url));
const longMs = 600_000;

const count = (value: number) => Math.round(value).toLocaleString('en-IN');

/** Inserts in random order, like rows of many students over a year. */
async function fill(sql: Sql, { table, sampled, columns, values }: StudentRows): Promise<void> {
  await sql.unsafe(`insert into ${table} (${columns}) select ${values}
    from generate_series(1, ${studentCount}) s, generate_series(1, ${sampled}) k order by random()`);
}

/** Repeated updates of each position, with vacuum making room for the next, as reading does. */
async function moveOn(sql: Sql): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await sql`update chapter_progress set current_page_index = current_page_index + 1, updated_at = now()
      where random() < 0.34`;
    await sql`vacuum chapter_progress`;
  }
}

async function sizeOf(sql: Sql, table: string): Promise<{ rows: number; heap: number; indexes: number }> {
  const [size] = await sql<{ heap: string; indexes: string }[]>`
    select pg_table_size(${table}) as heap, pg_indexes_size(${table}) as indexes`;
  const [row] = await sql.unsafe<{ n: string }[]>(`select count(*) as n from ${table}`);
  return { rows: Number(row?.n), heap: Number(size?.heap), indexes: Number(size?.indexes) };
}

async function lineOf(sql: Sql, { table, aYear }: StudentRows): Promise<{ cells: string[]; bytes: number }> {
  const { rows, heap, indexes } = await sizeOf(sql, table);
  const aRow = (heap + indexes) / rows;
  return {
    cells: [
      `\`${table}\``,
      count(rows),
      count(heap / rows),
      count(indexes / rows),
      String(aYear),
      count(aRow * aYear),
    ],
    bytes: aRow * aYear,
  };
}

/** Bytes of write-ahead log per repetition, of which `work` makes `times`. */
async function walOf(sql: Sql, times: number, work: () => Promise<unknown>): Promise<number> {
  const at = async () => (await sql<{ lsn: string }[]>`select pg_current_wal_insert_lsn() as lsn`)[0]?.lsn;
  const before = await at();
  await work();
  const [made] = await sql<{ bytes: string }[]>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), ${String(before)}::pg_lsn) as bytes`;
  return Number(made?.bytes) / times;
}

type Place = { userId: string; chapterId: string; subjectId: string };

/** Saves these positions in turn, `atOnce` of them concurrently. */
async function savePositions(sql: Sql, places: readonly Place[], atOnce: number): Promise<void> {
  const [{ day } = { day: '' }] = await sql<{ day: string }[]>`select current_date::text as day`;
  const store = createPositionStore({ sql, isDistributed: false });
  for (let n = 0; n < places.length; n += atOnce)
    await Promise.all(
      places
        .slice(n, n + atOnce)
        .map((place) =>
          store({ ...place, currentTopicIndex: 1, currentPageIndex: n % 7, at: new Date(), day }),
        ),
    );
}

/** Students who already studied that day, spread over the table: nearly each in a separate page. */
async function walLines(sql: Sql): Promise<string[][]> {
  const places = await sql<Place[]>`
    select user_id as "userId", chapter_id as "chapterId", subject_id as "subjectId" from chapter_progress
    tablesample bernoulli (1) order by random() limit 5000`;
  const saves = (atOnce: number) => walOf(sql, places.length, () => savePositions(sql, places, atOnce));
  await sql`checkpoint`;
  const first = await saves(1);
  const alone = await saves(1);
  const together = await saves(64);
  return [
    ['a position saved alone, in a page that is changed for the first time since a checkpoint', count(first)],
    ['a position saved alone, later', count(alone)],
    ['a position of 64 saved at once, later', count(together)],
  ];
}

/**
 * Measures the space of students' rows in Postgres, from a sample of 20,000 students, and what a save adds to
 * its log.
 * @returns two tables of the report
 */
export async function measureStorage(): Promise<string> {
  const postgres = await startThrowawayPostgres({ isDurable: true });
  if (!postgres) return 'Not measured: no Postgres found.';
  try {
    await migrateDatabase(postgres.url, migrationsFolder);
    const database = openDatabase(postgres.url, { max: 1, statementTimeoutMs: longMs });
    try {
      const { sql } = database;
      await sql.unsafe(referredRows);
      for (const rows of studentRows) await fill(sql, rows);
      await moveOn(sql);
      await sql`vacuum analyze`;
      const lines = [];
      for (const rows of studentRows) lines.push(await lineOf(sql, rows));
      const sum = lines.reduce((bytes, line) => bytes + line.bytes, 0);
      const head = ['Table', 'Rows', 'Bytes a row', 'of its indexes', 'Rows a year', 'Bytes a year'];
      const total = ['**a student who works all year**', '', '', '', '', `**${count(sum)}**`];
      const wal = markdownTable(['Write-ahead log', 'Bytes'], await walLines(sql));
      return `${markdownTable(head, [...lines.map(({ cells }) => cells), total])}\n\n${wal}`;
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}
