import { isRealPostgres } from '@repo/db/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { draftRows } from './draft-rows.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { publish } from './paper-fixtures.ts';

useFreshDatabase();

const { drafts } = domain;
const chapterId = 'econ-2';

beforeEach(async () => {
  await importSampleContent(ctx);
});

const versionIds = async () => (await domain.listVersions(ctx)).map(({ id }) => id);
const preview = async (versionId?: number) =>
  domain.previewTakeBack(ctx, { chapterId, versionId: versionId ?? (await versionIds())[0] ?? 0 });
async function putBack(given?: number) {
  const versionId = given ?? (await versionIds())[0] ?? 0;
  const { seenDraft } = await preview(versionId);
  return domain.takeBackChapter(domain.signedBy(ctx, 'Asha'), {
    versionId,
    chapterId,
    seenDraft,
    author: 'Asha',
  });
}
const chapterIds = async () =>
  (await drafts.listSubjects(ctx)).find(({ _id }) => _id === 'econ')?.chapters.map(({ _id }) => _id);
const unpublished = async () => (await domain.listUnpublishedChanges(ctx)).count;

it.each(['the only version', 'the newest of several'])(
  "resetting a chapter's drafts to what students see works when the chapter is %s",
  async (which) => {
    if (which === 'the newest of several') {
      await drafts.updateTopic(ctx, { id: 'econ-2-t1', name: 'Better' });
      await publish();
    }
    const versions = await versionIds();
    await drafts.deleteTopic(ctx, { id: 'econ-2-t1' });
    await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: 'Spoiled' });
    expect(await preview()).toMatchObject({
      changes: [],
      isDraftGone: false,
      isSeen: true,
      unpublishedCount: 2,
    });
    expect(await putBack()).toMatchObject({ isChanged: false, isSeen: true });
    expect(await versionIds()).toEqual(versions);
    expect(await unpublished()).toBe(0);
  },
);

it("resetting a chapter's drafts to what students see restores a deleted chapter under its ids and at its position, unchanged for students", async () => {
  const versions = await versionIds();
  const before = await draftRows();
  await drafts.deleteChapter(ctx, { id: chapterId });
  expect(await preview()).toMatchObject({
    isDraftGone: true,
    isSeen: true,
    unpublished: [{ kind: 'removed' }],
  });
  expect(await putBack()).toMatchObject({ isChanged: false });
  expect(await versionIds()).toEqual(versions);
  expect(await chapterIds()).toEqual(['econ-1', chapterId, 'econ-3']);
  expect(await unpublished()).toBe(0);
  const ids = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id);
  const after = await draftRows();
  for (const [kind, rows] of Object.entries(before))
    expect(ids(after[kind as keyof typeof after])).toEqual(ids(rows));
});

it("resetting a chapter's drafts to what students see restores a chapter that students lost too, as a draft from an older version", async () => {
  const [old] = await versionIds();
  await drafts.deleteChapter(ctx, { id: chapterId });
  await publish();
  expect(await preview(old)).toMatchObject({ isDraftGone: true, isSeen: false, changes: [] });
  expect(await putBack(old)).toMatchObject({ isChanged: false, isSeen: false });
  expect(await domain.listUnpublishedChanges(ctx)).toMatchObject({
    changes: [{ kind: 'added', chapterId }],
  });
  await publish();
  expect((await ctx.published.current())?.placeOf.has(chapterId)).toBe(true);
});

it("resetting a chapter's drafts to what students see restores its subject too, unless that can be restored from the bin", async () => {
  await drafts.deleteSubject(ctx, { id: 'econ' });
  await expect(putBack()).rejects.toMatchObject({
    code: 'CONFLICT',
    message: "The subject 'Economics' was deleted too. Restore it under Recently deleted first",
  });
  await database.db.execute(sql`delete from deleted_content`);
  await putBack();
  expect((await drafts.listSubjects(ctx)).map(({ _id, name }) => `${_id} ${name}`)).toEqual([
    'econ Economics',
    'chem Chemistry',
  ]);
  expect(await chapterIds()).toEqual([chapterId]);
});

it("resetting a chapter's drafts to what students see keeps what it removes in the bin", async () => {
  const { _id: card } = await drafts.createFlashcard(ctx, {
    ...{ question: 'New?', answer: 'Yes', difficulty: 'easy', chapter: chapterId },
  });
  const topic = await drafts.addTopicPage(ctx, { topicId: 'econ-2-t1', content: 'New page' });
  await putBack();
  expect(await unpublished()).toBe(0);
  const { items } = await drafts.listDeleted(ctx, {});
  expect(items).toMatchObject([
    { kind: 'topicPages', label: 'New page', deletedBy: 'Asha', restorable: 'ready' },
    { kind: 'flashcards', label: 'New?', deletedBy: 'Asha', restorable: 'ready' },
  ]);
  for (const { id } of items) await drafts.restoreDeleted(ctx, { id, withOwner: false });
  const [now] = await drafts.listTopics(ctx, { chapterId });
  expect(now?.pages.map(({ _id }) => _id)).toEqual(topic.pages.map(({ _id }) => _id));
  expect((await drafts.listFlashcards(ctx, { chapterId })).at(-1)?._id).toBe(card);
});

it("resetting a chapter's drafts to what students see makes restoring from Recently deleted fail, because the chapter is in the drafts already", async () => {
  await drafts.deleteChapter(ctx, { id: chapterId });
  await putBack();
  const [item] = (await drafts.listDeleted(ctx, {})).items;
  expect(item).toMatchObject({ restorable: 'back' });
  await expect(drafts.restoreDeleted(ctx, { id: item?.id ?? 0, withOwner: false })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('is in your drafts already'),
  });
});

it.runIf(isRealPostgres())(
  "resetting a chapter's drafts to what students see races safely with restoring by another teacher",
  async () => {
    for (let round = 0; round < 4; round++) {
      await drafts.deleteChapter(ctx, { id: chapterId });
      const [item] = (await drafts.listDeleted(ctx, {})).items;
      const outcomes = await Promise.allSettled([
        putBack(),
        drafts.restoreDeleted(ctx, { id: item?.id ?? 0, withOwner: false }),
      ]);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect(await chapterIds()).toEqual(['econ-1', chapterId, 'econ-3']);
      expect(await unpublished()).toBe(0);
      await database.db.execute(sql`delete from deleted_content`);
    }
  },
);

it.runIf(isRealPostgres())(
  'restoring a deleted card is rejected if another restore brings it back first',
  async () => {
    const [card] = await drafts.listFlashcards(ctx, { chapterId });
    await drafts.deleteFlashcard(ctx, { id: card?._id ?? '' });
    const [item] = (await drafts.listDeleted(ctx, {})).items;
    let restored: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into flashcards select held.* from deleted_content,
      jsonb_populate_recordset(null::flashcards, rows -> 'flashcards') held`);
      restored = drafts.restoreDeleted(ctx, { id: item?.id ?? 0, withOwner: false });
      restored.catch(() => {});
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect(await database.db.execute(waiting)).toHaveLength(1), 30_000);
    });
    await expect(restored).rejects.toMatchObject({ code: 'CONFLICT' });
  },
);
