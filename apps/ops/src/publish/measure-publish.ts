import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@repo/db';
import { startThrowawayPostgres } from '@repo/db/testing';
import { importLibrary } from '@repo/domain';
import { createTestContext } from '@repo/domain/testing';
import type { Row } from '#src/measure/table.ts';
import { findFreePort } from '#src/server/processes.ts';
import { type Measured, startWatchedServer } from './watched-server.ts';
import { chaptersEach, subjectCount, yearLibrary } from './year-library.ts';

type Server = Awaited<ReturnType<typeof startWatchedServer>>;
type Card = { id: string; answer: string };
type Published = { isChanged: boolean };

const healthMaxMs = 250;
const peakMaxMegabytes = 600;
/** Time for the download to be compressed in the background, which another row measures. */
const settleMs = 20_000;
const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

/**
 * Fills the drafts.
 * @returns a flashcard from the middle of the content
 */
async function fill(databaseUrl: string): Promise<Card> {
  const database = openDatabase(databaseUrl, { statementTimeoutMs: 120_000 });
  try {
    const context = createTestContext(database);
    context.time.now = new Date();
    const library = await yearLibrary();
    await importLibrary(context, library);
    await database.sql`analyze`;
    const [card] = library.subjects[3]?.chapters[7]?.flashcards ?? [];
    if (!card) throw new Error('the chapter has no flashcard');
    return card;
  } finally {
    await database.close();
  }
}

const healthRow = (
  work: string,
  { ms, worstHealthMs }: Pick<Measured<unknown>, 'ms' | 'worstHealthMs'>,
): Row => ({
  work: `${work}: longest wait for /healthz`,
  against: '',
  seen: `${Math.round(worstHealthMs)} ms (the work took ${seconds(ms)})`,
  goal: `<= ${healthMaxMs} ms`,
  isReached: worstHealthMs <= healthMaxMs,
});

async function measureOn(server: Server, card: Card, add: (row: Row) => void): Promise<void> {
  const first = await server.measure<Published>('admin.publish', { note: 'first' });
  add(healthRow(`first publish, ${megabytes(first.databaseBytes)} into the database`, first));
  await server.worstHealthMs();
  await delay(settleMs);
  add(
    healthRow('compressing the whole behind it', {
      ms: settleMs,
      worstHealthMs: await server.worstHealthMs(),
    }),
  );

  const { id, answer } = card;
  await server.send(`/api/v1/flashcards/${id}`, 'PUT', { answer: `${answer}x` });
  add(healthRow('counting what is unpublished', await server.measure('admin.unpublishedChanges')));
  add(healthRow('the same, nothing changed since', await server.measure('admin.unpublishedChanges')));
  add(healthRow('preview of the publish', await server.measure('admin.previewPublish')));
  const second = await server.measure<Published>('admin.publish', { note: 'one letter' });
  add(healthRow('publish after one changed letter', second));
  const share = second.ms / first.ms;
  add({
    work: 'publish after one changed letter: its time',
    against: 'the first publish',
    seen: `1/${(1 / share).toFixed(0)} (${seconds(second.ms)} against ${seconds(first.ms)})`,
    goal: '< 1/20',
    isReached: share < 1 / 20,
  });
  add({
    work: 'publish after one changed letter: what it adds to the database',
    against: '',
    seen: megabytes(second.databaseBytes),
    goal: '< 1 MB',
    isReached: second.databaseBytes < 1e6,
  });
  const same = await server.measure<Published>('admin.publish', { note: 'nothing' });
  add({
    work: 'publish of identical content',
    against: '',
    seen: `${same.answer.isChanged ? 'a new version' : 'no new version'}, ${seconds(same.ms)}`,
    goal: 'no new version',
    isReached: !same.answer.isChanged,
  });
  const [packed, counted] = await Promise.all([
    server.measure('content.exports.library'),
    delay(1_000).then(() => server.send('/api/trpc/admin.unpublishedChanges', 'GET')),
  ]);
  if (!counted) throw new Error('nothing was counted during the export');
  add(healthRow('packing the library, counting meanwhile', packed));
  const { ms, worstHealthMs, byteLength } = await server.download('/api/library.zip');
  add(healthRow(`fetching it, a zip of ${megabytes(byteLength)}`, { ms, worstHealthMs }));
  const peak = server.peakMegabytes();
  add({
    work: 'peak memory of the server process through all of this',
    against: '',
    seen: `${Math.round(peak)} MB`,
    goal: `< ${peakMaxMegabytes} MB`,
    isReached: peak < peakMaxMegabytes,
  });
}

/**
 * Measures publishing 20 subjects of 40 chapters, 48 MB, on a separate Postgres.
 * @param tell receives each row
 * @throws without Postgres
 */
export async function measurePublish(tell: (row: Row) => void): Promise<Row[]> {
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    tell(row);
  };
  const postgres = await startThrowawayPostgres({ isDurable: true });
  if (!postgres)
    throw new Error('No Postgres found: install one (Debian: postgresql) to measure publishing.');
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-publish-'));
  const start = async () =>
    startWatchedServer({ port: await findFreePort(), databaseUrl: postgres.url, dataDir });
  try {
    // The first start creates the tables.
    await (await start()).stop();
    console.log(`importing ${subjectCount * chaptersEach} chapters`);
    const card = await fill(postgres.url);
    const server = await start();
    try {
      await measureOn(server, card, add);
    } finally {
      await server.stop();
    }
    const again = await start();
    add({
      work: 'server ready, all of it published',
      against: '',
      seen: seconds(again.readyAfterMs),
      goal: '',
      isReached: null,
    });
    await again.stop();
    return rows;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
