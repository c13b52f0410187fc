import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bulkReply } from '@repo/contracts/content';
import {
  chapterUnlocks,
  contentPieces,
  contentVersions,
  flashcards,
  subjects,
  topics,
} from '@repo/db/schema';
import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import {
  createStudent,
  createTestContext,
  importSampleContent,
  sampleLibrary,
  type TestContext,
} from '#src/testing/index.ts';

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await openTestDatabase({ max: 20 });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.truncate();
  ctx = createTestContext(database);
});

const inAMonth = () => new Date(ctx.time.now.getTime() + 30 * 86_400_000);
const refreshed = async (student: UserContext): Promise<UserContext> => ({
  ...student,
  user: await domain.getUser(student, student.user.id),
});

async function download(student: UserContext, acceptEncoding?: string) {
  const reply = await domain.getBulkData(ctx, student.user, { acceptEncoding });
  const body = Buffer.concat([...reply.pieces]);
  expect(reply.headers['content-length']).toBe(String(body.length));
  const encoding = reply.headers['content-encoding'];
  const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return { ...reply, text: text.toString(), content: bulkReply.parse(JSON.parse(text.toString())).data };
}

describe('importing the library', () => {
  it('twice doubles nothing and keeps what an admin added', async () => {
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

  it('removes what the library no longer has', async () => {
    await domain.importLibrary(ctx, sampleLibrary());
    const smaller = sampleLibrary();
    smaller.subjects[0]?.chapters[0]?.topics.pop();
    await domain.importLibrary(ctx, smaller);
    const left = await database.db.select().from(topics).where(eq(topics.chapterId, 'econ-1'));
    expect(left.map((topic) => topic.id)).toEqual(['econ-1-t1']);
  });
});

describe('before the first publish', () => {
  it('there is no content, whatever the drafts hold', async () => {
    await domain.importLibrary(ctx, sampleLibrary());
    const student = await createStudent(ctx);
    expect((await download(student)).content.subjects).toEqual([]);
    expect(await domain.getLastPublished(ctx)).toBeNull();
  });
});

describe('publishing', () => {
  it('freezes the drafts: later edits are not seen before the next one', async () => {
    await importSampleContent(ctx);
    const student = await createStudent(ctx, { expiryDate: inAMonth() });
    const before = await download(student);
    await database.db.update(subjects).set({ name: 'Economics, new' }).where(eq(subjects.id, 'econ'));
    expect((await download(student)).text).toBe(before.text);
    await domain.publishContent(ctx, { author: 'test', note: '' });
    expect((await download(student)).content.subjects[0]?.name).toBe('Economics, new');
  });

  it('dates versions by the clock and keeps them apart even within one millisecond', async () => {
    await importSampleContent(ctx);
    const second = await domain.publishContent(ctx, { author: 'test', note: '' });
    expect(second.publishedAt).toBe('2026-11-21T10:00:00.001Z');
    expect(await domain.getLastPublished(ctx)).toBe(second.publishedAt);
  });

  it('leaves out subjects that are not available', async () => {
    await domain.importLibrary(ctx, sampleLibrary());
    await database.db.update(subjects).set({ isAllContentAvailable: false }).where(eq(subjects.id, 'chem'));
    await domain.publishContent(ctx, { author: 'test', note: '' });
    const { content } = await download(await createStudent(ctx));
    expect(content.subjects.map((subject) => subject._id)).toEqual(['econ']);
  });

  it('stores an unchanged chapter once', async () => {
    await importSampleContent(ctx);
    const before = await database.db.select().from(contentPieces);
    await domain.publishContent(ctx, { author: 'test', note: '' });
    const after = await database.db.select().from(contentPieces);
    // Only the first stretch differs: it carries the timestamp.
    expect(after.length).toBe(before.length + 1);
  });

  it('by several at once gives as many versions, one after the other', async () => {
    await domain.importLibrary(ctx, sampleLibrary());
    await Promise.all(
      Array.from({ length: 5 }, () => domain.publishContent(ctx, { author: 'test', note: '' })),
    );
    const versions = await database.db.select().from(contentVersions);
    expect(new Set(versions.map((version) => version.publishedAt.getTime())).size).toBe(5);
  });
});

describe('the bulk download', () => {
  beforeEach(() => importSampleContent(ctx));

  it.each(['br', 'gzip', 'identity', undefined])(
    'for Super in %s holds everything open',
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
    'for Basic (%s) holds only the unlocked',
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

  it('reads an expired Super as Basic at once', async () => {
    const expired = await createStudent(ctx, { expiryDate: ctx.time.now });
    expect((await download(expired)).text).not.toContain('Sentence one');
  });

  it('answers 304 to the same copy, and 200 when content or entitlement changed', async () => {
    const basic = await createStudent(ctx);
    const { headers } = await download(basic, 'gzip');
    const ask = async (student: UserContext) =>
      (await domain.getBulkData(ctx, student.user, { acceptEncoding: 'gzip', ifNoneMatch: headers.etag }))
        .status;
    expect(await ask(basic)).toBe(304);
    await domain.claimFreeChapter(basic, { chapterId: 'econ-1' });
    expect(await ask(await refreshed(basic))).toBe(200);
    expect(await ask(basic)).toBe(304);
    await domain.publishContent(ctx, { author: 'test', note: '' });
    expect(await ask(basic)).toBe(200);
  });
});

describe('the free chapter', () => {
  let student: TestContext & UserContext;
  const chapters = ['econ-1', 'econ-2', 'econ-3', 'chem-1'];
  beforeEach(async () => {
    await importSampleContent(ctx);
    student = await createStudent(ctx);
  });

  it('is one, for ever', async () => {
    await domain.claimFreeChapter(student, { chapterId: 'econ-1' });
    await expect(domain.claimFreeChapter(student, { chapterId: 'econ-2' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You have already claimed your free chapter',
    });
    const { user } = await refreshed(student);
    expect(user).toMatchObject({ freeChapterClaimed: true, unlockedChapters: ['econ-1'] });
  });

  it('is not spent on a chapter that is open already', async () => {
    await database.db.insert(chapterUnlocks).values({
      userId: student.user.id,
      chapterId: 'econ-1',
      source: 'invites',
      inviteUnlock: 1,
      unlockedAt: ctx.time.now,
    });
    await expect(domain.claimFreeChapter(student, { chapterId: 'econ-1' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This chapter is already unlocked',
    });
    await domain.claimFreeChapter(student, { chapterId: 'econ-2' });
  });

  it('is not spent by Super, who needs none', async () => {
    const paid = await createStudent(ctx, { expiryDate: inAMonth() });
    await expect(domain.claimFreeChapter(paid, { chapterId: 'econ-1' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await refreshed(paid)).user.freeChapterClaimed).toBe(false);
  });

  it('must be a chapter that is published', async () => {
    await expect(domain.claimFreeChapter(student, { chapterId: 'no-such' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('stays one when 100 claims come at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        domain.claimFreeChapter(student, { chapterId: chapters[n % chapters.length] ?? '' }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect((await refreshed(student)).user.unlockedChapters).toHaveLength(1);
  });
});
