import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { reviewsMax } from '@repo/contracts/limits/revision';
import { demoAccounts } from '@repo/db/seed';
import { startThrowawayPostgres } from '@repo/db/testing';
import postgres from 'postgres';
import { milliseconds, type Row } from '#src/measure/table.ts';
import { fillLog } from './full-log.ts';
import type { Running } from './processes.ts';
import { signIn, startServer } from './product.ts';
import { residentMegabytes } from './resident-memory.ts';

const logs = [60_000, reviewsMax];
const exportsAtOnce = 8;
const goals = { healthMs: 250, growthMegabytes: 150 };
const exportPath = '/api/trpc/auth.exportAccount';
const tallyMaxMs = 300_000;

/** The effect of one task on the server. `note` describes its outcome. */
type Seen = { tookMs: number; healthMs: number; worstMs: number; before: number; peak: number; note: string };

/** Polls /healthz while `work` runs. */
async function watch({ url, child }: Running, work: () => Promise<string>): Promise<Seen> {
  const pid = child.pid ?? 0;
  const before = residentMegabytes(pid);
  let isOver = false;
  const answeredMs: number[] = [];
  let peak = before;
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      answeredMs.push(performance.now() - startedAt);
      peak = Math.max(peak, residentMegabytes(pid));
      await delay(5);
    }
  })();
  const startedAt = performance.now();
  const note = await work();
  const tookMs = performance.now() - startedAt;
  isOver = true;
  await asking;
  answeredMs.sort((one, other) => one - other);
  return {
    ...{ tookMs, before, peak, note },
    healthMs: answeredMs[Math.floor(answeredMs.length * 0.99)] ?? Number.NaN,
    worstMs: answeredMs.at(-1) ?? Number.NaN,
  };
}

function rowsOf(work: string, { tookMs, healthMs, worstMs, before, peak, note }: Seen): Row[] {
  const growth = peak - before;
  return [
    {
      work: `${work}: 99 of 100 answers of /healthz within`,
      against: note,
      seen: `${milliseconds(healthMs)}, the longest ${milliseconds(worstMs)} (the work took ${(tookMs / 1_000).toFixed(1)} s)`,
      goal: `<= ${goals.healthMs} ms`,
      isReached: healthMs <= goals.healthMs,
    },
    {
      work: `${work}: memory up by`,
      against: `${Math.round(before)} MB before`,
      seen: `${Math.round(growth)} MB, to ${Math.round(peak)} MB`,
      goal: `<= ${goals.growthMegabytes} MB`,
      isReached: growth <= goals.growthMegabytes,
    },
  ];
}

async function fetchExport({ url }: Running, path: string, token: string): Promise<[number, number]> {
  const reply = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const { byteLength } = await reply.arrayBuffer();
  return [reply.status, byteLength];
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Tasks on one log, each on a freshly started server. */
const works: [string, (server: Running, databaseUrl: string) => Promise<string>][] = [
  [
    'the daily count of it',
    async (_, databaseUrl) => {
      const sql = postgres(databaseUrl, { max: 1 });
      const giveUpAt = performance.now() + tallyMaxMs;
      const isCounted = async () =>
        (await sql`select from review_tallies where arrival = (select max(arrival) from review_batches)`)
          .length > 0;
      while (!(await isCounted())) {
        if (performance.now() > giveUpAt) throw new Error('the reviews were not counted');
        await delay(20);
      }
      await sql.end();
      return 'from the start of the server';
    },
  ],
  [
    'one export of it',
    async (server) => {
      const token = await signIn(server.url, demoAccounts.super);
      const [status, bytes] = await fetchExport(server, exportPath, token);
      return `${status}, ${megabytes(bytes)}`;
    },
  ],
  [
    `${exportsAtOnce} exports of it in one batch`,
    async (server) => {
      const token = await signIn(server.url, demoAccounts.super);
      const names = Array.from({ length: exportsAtOnce }, () => 'auth.exportAccount').join();
      const [status, bytes] = await fetchExport(server, `/api/trpc/${names}?batch=1`, token);
      return `${status}, ${megabytes(bytes)}`;
    },
  ],
  [
    `${exportsAtOnce} exports of it at once`,
    async (server) => {
      const token = await signIn(server.url, demoAccounts.super);
      const requests = Array.from({ length: exportsAtOnce }, () => fetchExport(server, exportPath, token));
      const replies = await Promise.all(requests);
      return replies.map(([status]) => status).join(' ');
    },
  ],
];

/** The server's cost of exporting and counting the longest review logs. @throws without Postgres */
export async function measureFullLog(tell: (row: Row) => void): Promise<Row[]> {
  const database = await startThrowawayPostgres();
  if (!database)
    throw new Error('No Postgres found: install one (Debian: postgresql) to measure the server.');
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-log-'));
  const options = { databaseUrl: database.url, dataDir, workers: 1 };
  const rows: Row[] = [];
  try {
    await (await startServer(options)).stop();
    const sql = postgres(database.url, { max: 1 });
    const chapters = await sql<{ id: string }[]>`select id from chapters limit 50`;
    await sql.end();
    for (const eventCount of logs) {
      await fillLog(
        database.url,
        eventCount,
        chapters.map(({ id }) => id),
      );
      for (const [name, work] of works) {
        const server = await startServer(options);
        const seen = await watch(server, () => work(server, database.url));
        await server.stop();
        for (const row of rowsOf(`${eventCount.toLocaleString('en-IN')} reviews, ${name}`, seen)) {
          rows.push(row);
          tell(row);
        }
      }
    }
    return rows;
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
