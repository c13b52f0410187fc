import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { reviewBatchesReadMax } from '@repo/contracts/limits/revision';
import { type Database, migrateDatabase, openDatabase } from '@repo/db';
import { reviewBatches } from '@repo/db/schema';
import { startThrowawayPostgres } from '@repo/db/testing';
import { grades, type PackedLog, packLog, type SettledEvent } from '@repo/revision/memory';
import type { Sql } from 'postgres';
import { milliseconds, type Row } from '#src/measure/table.ts';

const studentCount = 200_000;
/** Twenty batches of a hundred reviews: 2,000 items, each reviewed once. */
const batchCount = 20;
const reviewsABatch = 100;
const sittingCount = 1_000;
const deviceName = '0123456789abcdef';
const modelStudent = createHash('md5').update('student0').digest('hex');
const dayMs = 86_400_000;
const beginMs = Date.UTC(2027, 0, 1);
const sampleCount = 300;
const migrationsFolder = fileURLToPath(new URL('../../../../packages/db/migrations', import.meta.url));
const longMs = 1_800_000;

const goals = { readMs: 2, bytesAReview: 20 };
const studentsText = `${studentCount.toLocaleString('en-IN')} students with ${(batchCount * reviewsABatch).toLocaleString('en-IN')} reviews each`;

/** A sitting of two chapters, a review every five to twenty seconds, packed as the server packs it. */
function aSitting(): PackedLog {
  let atMs = beginMs + Math.floor(Math.random() * 365 * dayMs);
  const events = Array.from({ length: reviewsABatch }, (_, sequence): SettledEvent => {
    atMs += 5_000 + Math.floor(Math.random() * 15_000);
    return {
      ...{ kind: 'review', device: deviceName, sequence, atMs },
      item: randomBytes(8).toString('hex'),
      chapterId: `chapter${Math.floor((2 * sequence) / reviewsABatch)}`,
      grade: Math.random() < 0.8 ? grades.good : grades.again,
    };
  });
  return packLog(events);
}

/**
 * Inserts batch by batch, in the order of arrival, so that one student's rows are far apart. Bodies are
 * encoded by the product's own column type.
 */
async function fill({ db, sql }: Database): Promise<void> {
  await sql.unsafe(`insert into users (id, name, email, created_at)
    select md5('student' || s), 'Asha', 'asha.' || s || '@example.com', now() from generate_series(0, ${studentCount}) s`);
  const sittings = Array.from({ length: sittingCount }, (_, arrival) => {
    const { chapterIds, body } = aSitting();
    return {
      ...{ userId: modelStudent, arrival, device: deviceName, firstSequence: 0, eventCount: reviewsABatch },
      ...{ chapterIds, body: Buffer.from(body) },
    };
  });
  await db.insert(reviewBatches).values(sittings);
  for (let arrival = 1; arrival <= batchCount; arrival += 1)
    await sql.unsafe(`insert into review_batches (user_id, arrival, device, first_sequence, event_count, chapter_ids, body)
      select md5('student' || s), ${arrival}, '${deviceName}', ${(arrival - 1) * reviewsABatch}, ${reviewsABatch},
        array[md5('chapter' || ${arrival}), md5('chapter' || ${arrival + 1})], model.body
      from generate_series(1, ${studentCount}) s
      join review_batches model on model.user_id = '${modelStudent}' and model.arrival = (s * 31 + ${arrival}) % ${sittingCount}`);
  await sql`delete from review_batches where user_id = ${modelStudent}`;
  await sql`vacuum analyze`;
}

/** The query by which the server reads new reviews, with the time that Postgres takes. */
const query = (sql: Sql, student: number, after: number) => sql<{ 'QUERY PLAN': string }[]>`
  explain (analyze, timing off) select * from review_batches
  where user_id = md5('student' || ${String(student)}::text) and arrival > ${after}
  order by arrival limit ${reviewBatchesReadMax + 1}`;

/** The time of the query by Postgres' own account: the 95th percentile, for students across the table. */
async function readMs(sql: Sql, after: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < sampleCount; n += 1) {
    const plan = await query(sql, 1 + ((n * 7_919) % studentCount), after);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    if (/Seq Scan/.test(text)) throw new Error(`the whole table is read:\n${text}`);
    times.push(Number(/Execution Time: ([\d.]+)/.exec(text)?.[1]));
  }
  return times.sort((one, other) => one - other)[Math.floor(sampleCount * 0.95)] ?? Number.NaN;
}

const readRow = (work: string, seenMs: number): Row => ({
  work,
  against: `${studentsText}; EXPLAIN ANALYZE of ${sampleCount} students, 95 of 100`,
  seen: milliseconds(seenMs),
  goal: `under ${goals.readMs} ms`,
  isReached: seenMs < goals.readMs,
});

async function sizeRow(sql: Sql): Promise<Row> {
  const [size] = await sql<{ heap: string; indexes: string }[]>`
    select pg_table_size('review_batches') as heap, pg_indexes_size('review_batches') as indexes`;
  const bytes = (Number(size?.heap) + Number(size?.indexes)) / (studentCount * batchCount * reviewsABatch);
  return {
    work: 'a review in the log, with its share of indexes',
    against: `${studentsText}, a batch of a hundred each time`,
    seen: `${bytes.toFixed(1)} bytes`,
    goal: `at most ${goals.bytesAReview} bytes`,
    isReached: bytes <= goals.bytesAReview,
  };
}

/** Measures the size of the review log, and the cost of reading one student's. */
export async function measureReviewLog(): Promise<Row[]> {
  const postgres = await startThrowawayPostgres();
  if (!postgres)
    return [
      { work: 'the log of reviews', against: '', seen: 'no Postgres found', goal: '2 ms', isReached: null },
    ];
  try {
    await migrateDatabase(postgres.url, migrationsFolder);
    const database = openDatabase(postgres.url, { max: 1, statementTimeoutMs: longMs });
    try {
      const { sql } = database;
      await fill(database);
      return [
        readRow('what other devices reviewed since, of one student', await readMs(sql, batchCount - 1)),
        readRow('all reviews of one student, for a new device', await readMs(sql, 0)),
        await sizeRow(sql),
      ];
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}
