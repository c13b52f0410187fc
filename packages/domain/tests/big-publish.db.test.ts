import type { Library, LibraryChapter } from '@repo/contracts/library';
import { chapterChanges, contentPieces, contentVersionParts, contentVersions } from '@repo/db/schema';
import { isRealPostgres, openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readChapters } from '#src/content/drafts/read-drafts.ts';
import {
  drafts,
  importLibrary,
  listUnpublishedChanges,
  listVersions,
  previewPublish,
  publishContent,
  rollBackVersion,
} from '#src/index.ts';
import { createTestContext, sampleLibrary, type TestContext } from '#src/testing/index.ts';
import { longTransaction, snapshot } from '#src/transactions.ts';

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const subjectCount = 4;
const chaptersEach = 9;
/** Long enough that a copy of the whole library would show in the size of the tables. */
const longPage = (id: string) =>
  `${id} ${Array.from({ length: 3_000 }, (_, n) => `${id}${n * 7919}`).join(' ')}`;

function bigLibrary(): Library {
  const [subject] = sampleLibrary().subjects;
  const [chapter] = subject?.chapters ?? [];
  if (!subject || !chapter) throw new Error('the sample is empty');
  const copyOf = (id: string): LibraryChapter => {
    const text = JSON.stringify({ ...chapter, memes: [] }).replaceAll(chapter.id, id);
    const copy = JSON.parse(text) as LibraryChapter;
    copy.topics[0]?.pages.push(longPage(id));
    return { ...copy, name: `Chapter ${id}` };
  };
  const ids = Array.from({ length: subjectCount }, (_, s) => `big${s}`);
  return {
    subjects: ids.map((id) => ({
      ...subject,
      id,
      name: `Subject ${id}`,
      chapters: Array.from({ length: chaptersEach }, (_, c) => copyOf(`${id}-c${c}`)),
    })),
  };
}

const publish = (from: TestContext = ctx) => publishContent(from, { author: 'test', note: '' });
const chapterNow = async (id: string) =>
  snapshot(ctx, async (tx) => (await readChapters(tx, [id]).next()).value ?? null);
const chapterSeen = async (id: string) => {
  await ctx.published.refresh();
  return ctx.published.chapterOf(await ctx.published.current(), id);
};
const countOf = async (table: typeof contentPieces | typeof contentVersions | typeof contentVersionParts) =>
  database.db.$count(table);

async function contentBytes(): Promise<number> {
  const [row] = await database.sql<{ size: string }[]>`
    select sum(pg_total_relation_size(oid)) as size from pg_class
    where relname in ('content_versions', 'content_version_parts', 'content_pieces', 'chapter_pieces', 'chapter_changes')`;
  return Number(row?.size);
}

/** Changes a draft without recording a change, so that only code that reads the chapter sees it. */
async function changeUnnoticed(chapterId: string): Promise<void> {
  await database.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update flashcards set answer = 'Unnoticed' where chapter_id = ${chapterId}`;
  });
}

describe('publishing a big library', () => {
  // Importing takes seconds, so all tests share the library, and each edits its own chapter.
  beforeAll(async () => {
    ctx = createTestContext(database);
    await importLibrary(ctx, bigLibrary());
  });
  beforeEach(() => publish());

  it('publishing a big library reads, compresses and stores only that chapter after one changed letter', async () => {
    const before = { pieces: await countOf(contentPieces), bytes: await contentBytes() };
    await changeUnnoticed('big1-c1');
    await drafts.updateFlashcard(ctx, { id: 'big0-c3-card-1', answer: 'Yet' });
    expect((await publish()).isChanged).toBe(true);
    expect((await chapterSeen('big0-c3'))?.flashcards[0]?.answer).toBe('Yet');
    expect((await chapterSeen('big1-c1'))?.flashcards[0]?.answer, 'it was not read').toBe('Yes');
    expect((await countOf(contentPieces)) - before.pieces).toBe(2);
    expect((await contentBytes()) - before.bytes).toBeLessThan(300_000);
  });

  it('publishing a big library reads only changed chapters to list unpublished changes, once per change', async () => {
    await changeUnnoticed('big1-c1');
    expect(await listUnpublishedChanges(ctx)).toEqual({ count: 0, changes: [] });
    await drafts.updateFlashcard(ctx, { id: 'big2-c3-card-1', answer: 'Yet' });
    const first = await listUnpublishedChanges(ctx);
    expect(first.changes.map(({ chapterId }) => chapterId)).toEqual(['big2-c3']);
    await changeUnnoticed('big2-c3');
    expect(await listUnpublishedChanges(ctx), 'it was not read again').toEqual(first);
    expect((await previewPublish(ctx)).changes).toMatchObject(first.changes);
  });

  it('publishing a big library loads only missing parts of a new version, on this server and on others', async () => {
    const other = createTestContext(database);
    const held = (await other.published.current())?.parts ?? [];
    await drafts.updateFlashcard(ctx, { id: 'big0-c4-card-1', answer: 'Yet' });
    await publish();
    await other.published.refresh();
    const loaded = (await other.published.current())?.parts ?? [];
    const isSame = loaded.filter((part, place) => part.open === held[place]?.open).length;
    expect(loaded.length - isSame, 'the start and the chapter').toBe(2);
  });

  it('publishing a big library leaves no text of a chapter unpacked, and no compressed bytes twice', async () => {
    const version = await ctx.published.current();
    const opened = version?.parts.filter(({ chapterId }) => chapterId !== null).map(({ open }) => open) ?? [];
    expect(opened.map(({ json }) => json)).toEqual(opened.map(() => null));
    expect(new Set(opened.map(({ deflated }) => deflated.buffer))).toEqual(
      new Set([version?.open.gzip.buffer]),
    );
  });

  it('publishing a big library stores only the start of a new version when an older one is published again', async () => {
    const [first] = await listVersions(ctx);
    await drafts.updateFlashcard(ctx, { id: 'big0-c5-card-1', answer: 'Yet' });
    await publish();
    const pieces = await countOf(contentPieces);
    await rollBackVersion(ctx, { versionId: first?.id ?? 0, author: 'test' });
    expect((await countOf(contentPieces)) - pieces).toBe(1);
    expect((await chapterSeen('big0-c5'))?.flashcards[0]?.answer).toBe('Yes');
  });

  it('publishing a big library loses no concurrent edit: the next publish includes it', async () => {
    const edits = Array.from({ length: 30 }, (_, n) => `big${n % subjectCount}-c${n % chaptersEach}`);
    await Promise.all([
      ...edits.map((id, n) => drafts.updateFlashcard(ctx, { id: `${id}-card-1`, answer: `Edit ${n}` })),
      ...Array.from({ length: 4 }, () => publish(createTestContext(database))),
    ]);
    await publish();
    for (const id of new Set(edits)) expect(await chapterSeen(id)).toEqual(await chapterNow(id));
    expect((await listUnpublishedChanges(ctx)).count).toBe(0);
    expect(await database.db.$count(chapterChanges)).toBe(0);
  });

  it.runIf(isRealPostgres())(
    'publishing a big library leaves no version, no fragment and no lock when it is killed half-way',
    async () => {
      await drafts.updateFlashcard(ctx, { id: 'big0-c3-card-1', answer: 'Yet again' });
      const before = [
        await countOf(contentVersions),
        await countOf(contentPieces),
        await countOf(contentVersionParts),
      ];
      let failure: Promise<unknown> = Promise.resolve();
      await database.sql.begin(async (tx) => {
        await tx`lock table content_version_parts in exclusive mode`;
        failure = publish().catch((error: unknown) => error);
        // Uses another connection, because inside a transaction Postgres repeats the activity it saw first.
        const waiting = () => database.sql<{ pid: number }[]>`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%content_version_parts%'`;
        let [found] = await waiting();
        for (; !found; [found] = await waiting()) await new Promise((resolve) => setTimeout(resolve, 20));
        await tx`select pg_terminate_backend(${found.pid})`;
      });
      expect(await failure).toBeInstanceOf(Error);
      expect([
        await countOf(contentVersions),
        await countOf(contentPieces),
        await countOf(contentVersionParts),
      ]).toEqual(before);
      expect((await publish()).isChanged).toBe(true);
    },
  );
});

it('work over a whole library has its own limits, and leaves none of them on the connection', async () => {
  const show = sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as locks,
      current_setting('idle_in_transaction_session_timeout') as idle`;
  const own = { statement: '1min', locks: '1min', idle: '1min' };
  expect(await longTransaction(ctx, async (tx) => [...(await tx.execute(show))])).toEqual([own]);
  expect(await snapshot(ctx, async (tx) => [...(await tx.execute(show))])).toEqual([own]);
  const single = await openTestDatabase({ max: 1 });
  try {
    const before = [...(await single.db.execute(show))];
    await snapshot(createTestContext(single), async () => {});
    expect([...(await single.db.execute(show))]).toEqual(before);
  } finally {
    await single.close();
  }
});

it("work over a whole library can't exhaust the pool", async () => {
  const { single, whole, publishing } = ctx.adminWork;
  expect(single.concurrency + whole.concurrency + publishing.concurrency).toBeLessThan(8);
});
