import { flashcards, memes, topics } from '@repo/db/schema';
import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subjectsOf } from '#src/content/versions.ts';
import { drafts, listVersions, previewPublish, publishContent, rollBackVersion } from '#src/index.ts';
import { createTestContext, importSampleContent, type TestContext } from '#src/testing/index.ts';

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.truncate();
  ctx = createTestContext(database);
  await importSampleContent(ctx);
});

const publish = (note = '') => publishContent(ctx, { author: 'admin', note });
const seen = async () => subjectsOf(await ctx.published.current());

describe('the preview of a publish', () => {
  it('finds nothing to say right after one', async () => {
    expect(await previewPublish(ctx)).toEqual({ problems: [], changes: [] });
  });

  it('names each chapter that changed, and what of it', async () => {
    await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: 'No' });
    await drafts.updateChapter(ctx, { id: 'econ-3', isAllContentAvailable: false });
    await drafts.updateSubject(ctx, { id: 'chem', color: '#123456' });
    const added = await drafts.createChapter(ctx, { name: 'Salts', subject: 'chem' });
    await drafts.updateChapter(ctx, { id: added._id, isAllContentAvailable: true });
    const { changes } = await previewPublish(ctx);
    const short = changes.map(({ kind, subjectId, chapterName, fields }) => [
      kind,
      subjectId,
      chapterName,
      fields,
    ]);
    expect(short).toEqual([
      ['changed', 'econ', 'Economics 2', ['flashcards']],
      ['removed', 'econ', 'Economics 3', []],
      ['changed', 'chem', null, ['color']],
      ['added', 'chem', 'Salts', []],
    ]);
  });

  it('warns of a chapter without notes, an empty page, a question without an answer and a meme without image', async () => {
    await database.db.delete(topics).where(eq(topics.chapterId, 'econ-1'));
    await drafts.addSummaryPage(ctx, { summaryId: 'econ-2-summary' });
    await database.db.update(memes).set({ imageUrl: '' }).where(eq(memes.chapterId, 'econ-3'));
    await database.sql`update tests set questions = jsonb_set(questions, '{1,correctAnswer}', '9') where id = 'chem-1-test'`;
    const { problems } = await previewPublish(ctx);
    expect(problems.map(({ chapterId, message }) => [chapterId, message])).toEqual([
      ['econ-1', 'The chapter has no notes'],
      ['econ-2', "A page of 'In short' is empty"],
      ['econ-3', 'Meme 1 has no image'],
      ['chem-1', "Question 2 of 'Chapter test' has no right answer"],
    ]);
  });
});

describe('versions', () => {
  it('are listed newest first with author and note', async () => {
    await publish('Typo mended');
    expect(await listVersions(ctx)).toMatchObject([
      { note: 'Typo mended', author: 'admin', isCurrent: true, publishedAt: '2026-11-21T10:00:00.001Z' },
      { author: 'test', isCurrent: false, publishedAt: '2026-11-21T10:00:00.000Z' },
    ]);
  });

  it('can be published once more: students see the old content under a new date, drafts stay', async () => {
    const before = await seen();
    const [first] = await listVersions(ctx);
    await drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'Changed' });
    await publish();
    expect(await seen()).not.toEqual(before);
    const { publishedAt } = await rollBackVersion(ctx, { versionId: first?.id ?? 0, author: 'admin' });
    expect(publishedAt).toBe('2026-11-21T10:00:00.002Z');
    expect(await seen()).toEqual(before);
    const [card] = await database.db.select().from(flashcards).where(eq(flashcards.id, 'econ-1-card-1'));
    expect(card?.answer).toBe('Changed');
    expect((await listVersions(ctx))[0]?.note).toContain('2026-11-21T10:00:00.000Z');
  });

  it('that do not exist are not found', async () => {
    await expect(rollBackVersion(ctx, { versionId: 999, author: 'admin' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
