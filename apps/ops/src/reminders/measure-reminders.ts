import { fileURLToPath } from 'node:url';
import { type Database, migrateDatabase, openDatabase } from '@repo/db';
import { startThrowawayPostgres } from '@repo/db/testing';
import { sendReminders } from '@repo/domain';
import { createTestContext } from '@repo/domain/testing';
import { milliseconds, type Row } from '#src/measure/table.ts';

const studentCount = 200_000;
const batchCount = 300;
const idleCount = 60;
const longMs = 600_000;
const migrationsFolder = fileURLToPath(new URL('../../../../packages/db/migrations', import.meta.url));
const studentsText = `${studentCount.toLocaleString('en-IN')} students who all chose 19:00`;

const percentile = (times: readonly number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? Number.NaN;

/** All students chose the same minute, with one browser each, and are logged in. */
async function fill({ sql }: Database): Promise<void> {
  const all = `generate_series(1, ${studentCount}) s`;
  await sql.unsafe(`insert into users (id, name, email, created_at)
    select md5('student' || s), 'Asha', 'asha.' || s || '@example.com', now() from ${all}`);
  await sql.unsafe(`insert into sessions (token_hash, user_id, expires_at)
    select md5('session' || s), md5('student' || s), '2028-01-01' from ${all} order by random()`);
  await sql.unsafe(`insert into reminders (user_id, at_minute, chosen_at)
    select md5('student' || s), 19 * 60, '2026-01-01' from ${all} order by random()`);
  await sql.unsafe(`insert into push_subscriptions (endpoint, user_id, p256dh, auth, created_at)
    select 'https://push.example/' || s, md5('student' || s), repeat('B', 87), repeat('A', 22), '2026-01-01'
    from ${all} order by random()`);
  await sql`vacuum analyze`;
}

async function timesOf(database: Database): Promise<{ batch: number[]; settled: number[] }> {
  const ctx = createTestContext(database);
  ctx.time.now = new Date('2026-11-21T19:00:30+05:30');
  const send = async (): Promise<number> => {
    const begin = performance.now();
    await sendReminders(ctx);
    return performance.now() - begin;
  };
  const batch: number[] = [];
  const settled: number[] = [];
  for (let n = 0; n < batchCount; n += 1) batch.push(await send());
  await database.sql`update reminders set settled_on = '2026-11-21'`;
  for (let n = 0; n < idleCount; n += 1) settled.push(await send());
  return { batch, settled };
}

/** Time to find the students due at the busiest minute. A fake push service accepts everything. */
export async function measureReminders(): Promise<Row[]> {
  const postgres = await startThrowawayPostgres();
  const row = (work: string, seen: string): Row => ({
    work,
    against: studentsText,
    seen,
    goal: '',
    isReached: null,
  });
  if (!postgres) return [row('reminders', 'no Postgres found')];
  try {
    await migrateDatabase(postgres.url, migrationsFolder);
    const database = openDatabase(postgres.url, { max: 1, statementTimeoutMs: longMs });
    try {
      await fill(database);
      const { batch, settled } = await timesOf(database);
      const text = (times: readonly number[]) =>
        `${milliseconds(percentile(times, 0.5))}, 95 of 100 within ${milliseconds(percentile(times, 0.95))}`;
      return [
        row('a batch of a hundred who are due, found, settled and read', text(batch)),
        row('a look when all of them are settled', text(settled)),
      ];
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}
