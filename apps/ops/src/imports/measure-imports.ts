import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '@repo/db/seed';
import type { Row } from '#src/measure/table.ts';
import { milliseconds } from '#src/measure/table.ts';
import { type Product, startProduct } from '#src/server/product.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import { slowestOfKind, type TimedRow } from './slowest-of-kind.ts';

/** Longest time for any answer, including refusals; a library gets as long as an honest one needs. */
const answerMaxMs = { file: 5_000, library: 22_000 };
const othersMaxMs = 250;
const pauseMs = 10;

async function adminToken(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/v1/admin/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: demoAccounts.adminPassword }),
  });
  return ((await reply.json()) as { token: string }).token;
}

/** Sends requests in a loop until stopped. @returns the longest wait for an answer, in milliseconds */
function watch(address: string, headers: Record<string, string> = {}): () => Promise<number> {
  let [isOver, worst] = [false, 0];
  const asking = (async () => {
    while (!isOver) {
      const askedAt = performance.now();
      const reply = await fetch(address, { headers });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
      worst = Math.max(worst, performance.now() - askedAt);
      await delay(pauseMs);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return worst;
  };
}

async function measure({ url, tokens }: Product, token: string, file: HostileFile): Promise<TimedRow> {
  const body = JSON.stringify(await file.input());
  const health = watch(`${url}/healthz`);
  const student = watch(`${url}/api/v1/auth/user`, { authorization: `Bearer ${tokens.basic}` });
  const sentAt = performance.now();
  const reply = await fetch(`${url}/api/trpc/${file.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  await reply.arrayBuffer();
  const tookMs = performance.now() - sentAt;
  const [healthMs, studentMs] = [await health(), await student()];
  const maxMs = file.name.startsWith('library') ? answerMaxMs.library : answerMaxMs.file;
  const row = {
    work: file.name,
    against: `${reply.status}`,
    seen: `${milliseconds(tookMs)}; /healthz ${milliseconds(healthMs)}, a student ${milliseconds(studentMs)}`,
    goal: `${milliseconds(maxMs)}; ${milliseconds(othersMaxMs)}`,
    isReached: reply.status < 500 && tookMs <= maxMs && healthMs <= othersMaxMs && studentMs <= othersMaxMs,
  };
  return { row, ms: tookMs };
}

/**
 * Sends every hostile file to the built server, one by one, and measures how much other requests are delayed.
 */
export async function measureImports(tell: (row: Row) => void): Promise<Row[]> {
  const product = await startProduct();
  try {
    const token = await adminToken(product.url);
    const timed: TimedRow[] = [];
    for (const file of hostileFiles) {
      const measured = await measure(product, token, file);
      timed.push(measured);
      tell(measured.row);
    }
    return slowestOfKind(timed);
  } finally {
    await product.stop();
  }
}
