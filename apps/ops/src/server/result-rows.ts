import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '@repo/db/seed';
import postgres from 'postgres';
import { milliseconds, type Row } from '#src/measure/table.ts';
import type { Product } from './product.ts';
import { residentMegabytes } from './resident-memory.ts';

const results = 20_000;
/** Each of the newest thousand results is of a different test: more than any library has. */
const tests = 1_000;
const readsAtOnce = 3;
const waitMaxMs = 250;
const growthMaxMegabytes = 150;

/** A test of ten questions, 5 KB as JSON. */
const snapshot = JSON.stringify({
  testId: 'bench-test',
  title: 'Test',
  passingScore: 40,
  chapterId: 'bench-chapter',
  chapterName: 'Chapter',
  subjectId: 'bench-subject',
  subjectName: 'Subject',
  questions: Array.from({ length: 10 }, (_, n) => ({
    question: `Question ${n} ${'of so many words that it fills a line '.repeat(3)}`,
    options: Array.from({ length: 4 }, (_, option) => `Option ${option} ${'with words '.repeat(4)}`),
    correctAnswer: n % 4,
    difficulty: 'medium',
    explanation: 'Because it is so. '.repeat(8),
  })),
});

async function withResults(product: Product, work: () => Promise<Row[]>): Promise<Row[]> {
  const sql = postgres(product.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`insert into published_tests
      select 'bench ' || n, ${snapshot}::text::jsonb || jsonb_build_object('title', 'Test ' || n) from generate_series(1, ${tests}) n`;
    await sql`insert into test_results (user_id, id, attempt_id, test_id, chapter_id, test_hash, answers, correct_answers,
        incorrect_answers, score_percent, is_passed, time_taken_seconds, created_at)
      select users.id, 'bench ' || n, 'bench ' || n, 'bench-test', 'bench-chapter', 'bench ' || (n % ${tests} + 1),
        '[0,1,2,3,0,1,2,3,0,1]', 10, 0, 100, true, 60, now() - n * interval '1 minute'
      from users cross join generate_series(1, ${results}) n where email = ${demoAccounts.super.email}`;
    await sql`analyze`;
    return await work();
  } finally {
    await sql`delete from test_results where test_id = 'bench-test'`;
    await sql`delete from published_tests where hash like 'bench %'`;
    await sql.end();
  }
}

/** The longest /healthz wait and the growth of the server's memory while `work` ran. */
async function watchServer({ url, child }: Product, work: () => Promise<void>) {
  const pid = child.pid ?? 0;
  const before = residentMegabytes(pid);
  let [worstMs, peak, isOver] = [0, before, false];
  const ask = async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      worstMs = Math.max(worstMs, performance.now() - startedAt);
      peak = Math.max(peak, residentMegabytes(pid));
      await delay(5);
    }
  };
  const asking = ask();
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  isOver = true;
  await asking;
  return { worstMs, tookMs, growth: peak - before };
}

async function read({ url, tokens }: Product, path: string): Promise<number> {
  const reply = await fetch(url + path, { headers: { authorization: `Bearer ${tokens.super}` } });
  const { byteLength } = await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return byteLength;
}

const doors = [
  ['the documented call', '/api/v1/tests/results'],
  ["the app's call", '/api/trpc/progress.testResults'],
] as const;

/** Measures reading the results of a student who has 20,000, three times concurrently. */
export function resultRows(product: Product, rounds: number): Promise<Row[]> {
  return withResults(product, async () => {
    const rows: Row[] = [];
    for (const [door, path] of doors) {
      let [worstMs, tookMs, growth, bytes] = [0, 0, 0, 0];
      for (let round = 0; round < rounds; round++) {
        const seen = await watchServer(product, async () => {
          const sizes = await Promise.all(Array.from({ length: readsAtOnce }, () => read(product, path)));
          bytes = sizes[0] ?? 0;
        });
        worstMs = Math.max(worstMs, seen.worstMs);
        tookMs = Math.max(tookMs, seen.tookMs);
        growth = Math.max(growth, seen.growth);
      }
      const work = `three reads at once of ${results.toLocaleString('en-IN')} results, ${door}`;
      const size = `${(bytes / 1e6).toFixed(1)} MB each in ${milliseconds(tookMs)}`;
      rows.push(
        {
          work: `${work}: longest wait of /healthz`,
          against: size,
          seen: milliseconds(worstMs),
          goal: `<= ${waitMaxMs} ms`,
          isReached: worstMs <= waitMaxMs,
        },
        {
          work: `${work}: memory up by`,
          against: size,
          seen: `${Math.round(growth)} MB`,
          goal: `<= ${growthMaxMegabytes} MB`,
          isReached: growth <= growthMaxMegabytes,
        },
      );
    }
    return rows;
  });
}
