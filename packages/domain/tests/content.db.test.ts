import { brotliDecompressSync } from 'node:zlib';
import { contentPieces, flashcards, subjects, topics } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, createTestContext, importSampleContent, sampleLibrary } from '#src/testing/index.ts';
import { download } from './bulk-download.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { inAMonth, refreshed } from './student-plan.ts';

useFreshDatabase();

it("importing the library twice creates no duplicates and keeps an admin's additions", async () => {
  await domain.importLibrary(ctx, sampleLibrary());
  await database.db.insert(flashcards).values({
    id: 'by-hand',
    chapterId: 'econ-1',
    position: 9,
    updatedAt: ctx.time.now,
    question: 'Mine?',
    answer: 'Mine',
  });
  await domain.importLibrary(ctx, sampleLibrary());
  const cards = await database.db.select().from(flashcards).where(eq(flashcards.chapterId, 'econ-1'));
  expect(cards.map((card) => card.id).sort()).toEqual(['by-hand', 'econ-1-card-1']);
  expect(await database.db.select().from(topics)).toHaveLength(8);
});

it('importing the library removes what the library no longer contains', async () => {
  await domain.importLibrary(ctx, sampleLibrary());
  const smaller = sampleLibrary();
  smaller.subjects[0]?.chapters[0]?.topics.pop();
  await domain.importLibrary(ctx, smaller);
  const left = await database.db.select().from(topics).where(eq(topics.chapterId, 'econ-1'));
  expect(left.map((topic) => topic.id)).toEqual(['econ-1-t1']);
});

it('students see no content before the first publish, whatever the drafts contain', async () => {
  await domain.importLibrary(ctx, sampleLibrary());
  const student = await createStudent(ctx);
  expect((await download(student)).content.subjects).toEqual([]);
  expect(await domain.getLastPublished(ctx)).toBeNull();
});

it('publishing freezes the drafts: later edits appear only with the next publish', async () => {
  await importSampleContent(ctx);
  const student = await createStudent(ctx, { expiryDate: inAMonth() });
  const before = await download(student);
  await database.db.update(subjects).set({ name: 'Economics, new' }).where(eq(subjects.id, 'econ'));
  expect((await download(student)).text).toBe(before.text);
  await domain.publishContent(ctx, { author: 'test', note: '' });
  expect((await download(student)).content.subjects[0]?.name).toBe('Economics, new');
});

it('publishing dates versions by the clock, and gives two versions of one millisecond different dates', async () => {
  await importSampleContent(ctx);
  await domain.drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'No' });
  const second = await domain.publishContent(ctx, { author: 'test', note: '' });
  expect(second.publishedAt).toBe('2026-11-21T10:00:00.001Z');
  expect(await domain.getLastPublished(ctx)).toBe(second.publishedAt);
});

it('publishing leaves out subjects that are not available', async () => {
  await domain.importLibrary(ctx, sampleLibrary());
  await database.db.update(subjects).set({ isAllContentAvailable: false }).where(eq(subjects.id, 'chem'));
  await domain.publishContent(ctx, { author: 'test', note: '' });
  const { content } = await download(await createStudent(ctx));
  expect(content.subjects.map((subject) => subject._id)).toEqual(['econ']);
});

it('publishing stores an unchanged chapter once', async () => {
  await importSampleContent(ctx);
  const before = await database.db.select().from(contentPieces);
  await domain.drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'No' });
  await domain.publishContent(ctx, { author: 'test', note: '' });
  const after = await database.db.select().from(contentPieces);
  // The start with its timestamp, and the open chapter; its locked form is unchanged.
  expect(after.length).toBe(before.length + 2);
});

it('publishing makes no version if nothing changed, and says so', async () => {
  await importSampleContent(ctx);
  const before = await domain.getLastPublished(ctx);
  ctx.time.pass(60_000);
  expect(await domain.publishContent(ctx, { author: 'test', note: '' })).toEqual({
    publishedAt: before,
    isChanged: false,
    isEmpty: false,
  });
  await domain.drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'No' });
  await domain.drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'Yes' });
  expect((await domain.publishContent(ctx, { author: 'test', note: '' })).isChanged).toBe(false);
  expect(await domain.listVersions(ctx)).toHaveLength(1);
});

it('publishing rejects an empty publish unless it is confirmed', async () => {
  await importSampleContent(ctx);
  await database.db.update(subjects).set({ isAllContentAvailable: false });
  const input = { author: 'test', note: '' };
  await expect(domain.publishContent(ctx, input)).rejects.toMatchObject({ code: 'CONFLICT' });
  const meant = await domain.publishContent(ctx, { ...input, isEmptyMeant: true });
  expect(meant).toMatchObject({ isChanged: true, isEmpty: true });
  expect((await download(await createStudent(ctx))).content.subjects).toEqual([]);
});

it('publishing runs one at a time: of concurrent calls the first makes the version, and the others return it', async () => {
  await domain.importLibrary(ctx, sampleLibrary());
  // Each publish has its own context, like on several servers.
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () =>
      domain.publishContent(createTestContext(database), { author: 'test', note: '' }),
    ),
  );
  expect(outcomes.map(({ isChanged }) => isChanged).sort()).toEqual([false, false, false, false, true]);
  expect(new Set(outcomes.map(({ publishedAt }) => publishedAt)).size).toBe(1);
  expect(await domain.listVersions(ctx)).toHaveLength(1);
});

describe('the bulk download', () => {
  beforeEach(async () => {
    await importSampleContent(ctx);
    await ctx.published.compressed();
  });

  it("the bulk download sends Super gzip until this server has made brotli, and accepts a client's brotli copy", async () => {
    const student = await createStudent(ctx, { expiryDate: inAMonth() });
    const inBrotli = await download(student, 'br, gzip');
    expect(inBrotli.headers['content-encoding']).toBe('br');
    const restarted = createTestContext(database);
    const ask = (ifNoneMatch?: string) =>
      domain.getBulkData(restarted, student.user, { acceptEncoding: 'br, gzip', ifNoneMatch });
    expect((await ask()).headers['content-encoding']).toBe('gzip');
    const { status, headers } = await ask(inBrotli.headers.etag);
    expect([status, headers.etag]).toEqual([304, inBrotli.headers.etag]);
  });

  it('the bulk download gets smaller for Super once a version has settled, with the same text', async () => {
    const student = await createStudent(ctx, { expiryDate: inAMonth() });
    const early = await download(student, 'br');
    const settled = domain.createLiveVersion(database, 0);
    const later = () =>
      domain.getBulkData({ ...ctx, published: settled }, student.user, { acceptEncoding: 'br' });
    const sizeOf = ({ headers }: { headers: Record<string, string> }) => Number(headers['content-length']);
    await settled.current();
    await settled.compressed();
    await expect.poll(async () => sizeOf(await later())).toBeLessThan(sizeOf(early));
    const { chunks } = await later();
    expect(brotliDecompressSync(Buffer.concat([...chunks])).toString()).toBe(early.text);
  });

  it.each(['br', 'gzip', 'identity', undefined])(
    'the bulk download sends everything open to Super in %s',
    async (encoding) => {
      const student = await createStudent(ctx, { expiryDate: inAMonth() });
      const reply = await download(student, encoding);
      expect(reply.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      const chapters = reply.content.subjects.flatMap((subject) => subject.chapters);
      expect(chapters.map((chapter) => [chapter.isLocked, chapter.topics.length])).toEqual(
        chapters.map(() => [false, 2]),
      );
    },
  );

  it.each(['gzip', 'br', 'gzip;q=0', undefined])(
    'the bulk download sends only unlocked chapters to Basic (%s)',
    async (encoding) => {
      const basic = await createStudent(ctx);
      await domain.claimFreeChapter(basic, { chapterId: 'econ-2' });
      const { text, content } = await download(await refreshed(basic), encoding);
      for (const id of ['econ-1', 'econ-3', 'chem-1'])
        for (const secret of [`Sentence one of ${id}`, `Summary of ${id}`, `Card of ${id}`])
          expect(text).not.toContain(secret);
      expect(text).toContain('Sentence one of econ-2');
      const locked = content.subjects
        .flatMap((subject) => subject.chapters)
        .map((chapter) => chapter.isLocked);
      expect(locked).toEqual([true, false, true, true]);
    },
  );

  it('the bulk download treats an expired Super as Basic immediately', async () => {
    const expired = await createStudent(ctx, { expiryDate: ctx.time.now });
    expect((await download(expired)).text).not.toContain('Sentence one');
  });

  it('the bulk download replies 304 to the current copy, and 200 when content or entitlement changed', async () => {
    const basic = await createStudent(ctx);
    const { headers } = await download(basic, 'gzip');
    const ask = async (student: UserContext) =>
      (await domain.getBulkData(ctx, student.user, { acceptEncoding: 'gzip', ifNoneMatch: headers.etag }))
        .status;
    expect(await ask(basic)).toBe(304);
    await domain.claimFreeChapter(basic, { chapterId: 'econ-1' });
    expect(await ask(await refreshed(basic))).toBe(200);
    expect(await ask(basic)).toBe(304);
    await domain.drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'No' });
    await domain.publishContent(ctx, { author: 'test', note: '' });
    expect(await ask(basic)).toBe(200);
  });
});
