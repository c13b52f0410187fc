import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '@repo/db/seed';
import { startThrowawayPostgres } from '@repo/db/testing';
import type { Row } from '#src/measure/table.ts';
import type { Running } from './processes.ts';
import { signIn, startServer } from './product.ts';
import { residentMegabytes } from './resident-memory.ts';

const idleMs = 60_000;
const goalMegabytes = 130;

const reads = [
  '/api/v1/auth/user',
  '/api/v1/bulk-data',
  '/api/v1/progress/overall',
  '/api/v1/tests/results',
  '/api/trpc/progress.reviews?input={"after":0}',
  '/api/trpc/progress.saved?input={"kind":"mark","after":0}',
  '/api/trpc/auth.exportAccount',
];

/** Signs a student in, fetches what the app does on its first day, and the export. */
async function walk(server: Running): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(server.url, demoAccounts.super)}` };
  for (const path of reads) {
    const reply = await fetch(server.url + encodeURI(path), { headers });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  }
}

/** Resident memory of an idle server with the starter library published. @throws without Postgres */
export async function measureMemory(tell: (row: Row) => void): Promise<Row[]> {
  const postgres = await startThrowawayPostgres();
  if (!postgres)
    throw new Error('No Postgres found: install one (Debian: postgresql) to measure the server.');
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-memory-'));
  const rows: Row[] = [];
  const add = (work: string, { child }: Running) => {
    const seen = residentMegabytes(child.pid ?? 0);
    const row = {
      work: `idle server process, resident memory: ${work}`,
      against: `peak before: ${Math.round(residentMegabytes(child.pid ?? 0, 'VmHWM'))} MB`,
      seen: `${Math.round(seen)} MB`,
      goal: `<= ${goalMegabytes} MB`,
      isReached: seen <= goalMegabytes,
    };
    rows.push(row);
    tell(row);
  };
  try {
    const options = { databaseUrl: postgres.url, dataDir, workers: 1 };
    const seeding = await startServer(options);
    await delay(idleMs);
    add('60 s after the first start, which filled the database', seeding);
    await seeding.stop();
    const server = await startServer(options);
    await delay(idleMs);
    add('60 s after a start', server);
    await walk(server);
    await delay(idleMs);
    add("60 s after a student's walk", server);
    await server.stop();
    return rows;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
