import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BulkContent, Subject } from '@repo/contracts/content';
import { openDatabase } from '@repo/db';
import { demoAccounts } from '@repo/db/seed';
import { startThrowawayPostgres } from '@repo/db/testing';
import { createTestContext, publishSubjects } from '@repo/domain/testing';
import postgres from 'postgres';
import { signIn, startServer } from '#src/server/product.ts';
import { largeLibrary } from './large-library.ts';

const largeName = 'large';

async function fetchContent(url: string): Promise<BulkContent> {
  const headers = { authorization: `Bearer ${await signIn(url, demoAccounts.super)}` };
  const reply = await fetch(`${url}/api/v1/bulk-data`, { headers });
  return ((await reply.json()) as { data: BulkContent }).data;
}

/** A copy of the database, in a second: filling another one from files takes longer. */
async function copyDatabase(url: string): Promise<string> {
  const { pathname } = new URL(url);
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await admin.unsafe(`create database ${largeName} template ${pathname.slice(1)}`);
  } finally {
    await admin.end();
  }
  return new URL(`/${largeName}`, url).href;
}

async function publish(databaseUrl: string, subjects: readonly Subject[], { papers }: BulkContent) {
  const database = openDatabase(databaseUrl, { statementTimeoutMs: 120_000 });
  try {
    const context = createTestContext(database);
    context.time.now = new Date();
    await publishSubjects(context, subjects, papers);
  } finally {
    await database.close();
  }
}

/**
 * Two servers side by side on one Postgres: the starter library, and the same filled up to 800 chapters.
 * @throws without Postgres
 */
export async function startLargeStand() {
  const database = await startThrowawayPostgres({ isDurable: true });
  if (!database) throw new Error('No Postgres found: install one (Debian: postgresql).');
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-large-'));
  const start = (databaseUrl: string) => startServer({ databaseUrl, dataDir, workers: 1 });
  const seeding = await start(database.url);
  const content = await fetchContent(seeding.url);
  await seeding.stop();
  const largeUrl = await copyDatabase(database.url);
  const subjects = largeLibrary(content);
  await publish(largeUrl, subjects, content);
  const starter = await start(database.url);
  const large = await start(largeUrl);
  const [subject] = subjects;
  const [chapter] = subject?.chapters ?? [];
  if (!subject || !chapter) throw new Error('nothing is published');
  return {
    starter,
    large,
    /** Address of the first chapter in both libraries. */
    chapterPath: `/tabs/${subject._id}/${chapter._id}`,
    subjectCount: subjects.length,
    /** Publishes the large library with one letter of its first chapter changed. */
    async changeLetter(): Promise<void> {
      const [card] = chapter.flashcards;
      if (!card) throw new Error('the first chapter has no flashcard');
      card.answer = `${card.answer}x`;
      await publish(largeUrl, subjects, content);
    },
    async stop() {
      await starter.stop();
      await large.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type LargeStand = Awaited<ReturnType<typeof startLargeStand>>;
