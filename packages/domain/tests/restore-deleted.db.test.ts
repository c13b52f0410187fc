import { deletedContentKeptDays } from '@repo/contracts/limits/content';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { placed } from '#src/content/bin/list-order.ts';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { draftRows, withoutHolderTimes } from './draft-rows.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { day, sweep, sweepNextDay } from './sweep-fixtures.ts';

useFreshDatabase();

const { drafts } = domain;
const chapterId = 'econ-1';
const summaryId = 'econ-1-summary';
const topicId = 'econ-1-t1';

beforeEach(async () => {
  await importSampleContent(ctx);
});

const bin = async () => (await drafts.listDeleted(ctx, {})).items;
const inBin = async (itemId: string) => (await bin()).find((each) => each.itemId === itemId);
const restore = async (itemId: string, withOwner = false) =>
  drafts.restoreDeleted(ctx, { id: (await inBin(itemId))?.id ?? 0, withOwner });
const cards = async () => (await drafts.listFlashcards(ctx, { chapterId })).map(({ _id }) => _id);
const createCard = (question: string) =>
  drafts.createFlashcard(ctx, { question, answer: 'a', difficulty: 'easy', chapter: chapterId });

const lists = {
  'pages of a summary': {
    fill: async () => {
      for (let n = 0; n < 4; n++) await drafts.addSummaryPage(ctx, { summaryId });
    },
    ids: async () => (await drafts.listSummaries(ctx, { chapterId }))[0]?.pages.map(({ _id }) => _id) ?? [],
    remove: (pageId: string) => drafts.deleteSummaryPage(ctx, { summaryId, pageId }),
    deletable: (ids: string[]) => fc.shuffledSubarray(ids, { minLength: 1, maxLength: ids.length - 1 }),
  },
  'pages of a topic': {
    fill: async () => {
      for (let n = 0; n < 3; n++) await drafts.addTopicPage(ctx, { topicId, content: `${n}` });
    },
    ids: async () => (await drafts.listTopics(ctx, { chapterId }))[0]?.pages.map(({ _id }) => _id) ?? [],
    remove: (pageId: string) => drafts.deleteTopicPage(ctx, { topicId, pageId }),
    // Only the last page of a topic can be deleted.
    deletable: (ids: string[]) =>
      fc.integer({ min: 1, max: ids.length }).map((n) => ids.toReversed().slice(0, n)),
  },
  cards: {
    fill: async () => {
      for (let n = 0; n < 4; n++) await createCard(`${n}`);
    },
    ids: cards,
    remove: (id: string) => drafts.deleteFlashcard(ctx, { id }),
    deletable: (ids: string[]) => fc.shuffledSubarray(ids, { minLength: 1 }),
  },
};

it.each(Object.entries(lists))(
  'items of one list such as %s return to their order, whatever the order of deleting and restoring',
  async (_, list) => {
    await list.fill();
    const ids = await list.ids();
    const before = withoutHolderTimes(await draftRows());
    const orders = list
      .deletable(ids)
      .chain((gone) => fc.tuple(fc.constant(gone), fc.shuffledSubarray(gone, { minLength: gone.length })));
    await fc.assert(
      fc.asyncProperty(orders, async ([gone, back]) => {
        for (const id of gone) await list.remove(id);
        for (const id of back) await restore(id);
        expect(await list.ids()).toEqual(ids);
      }),
      { numRuns: 12 },
    );
    expect(withoutHolderTimes(await draftRows())).toEqual(before);
  },
);

it('items of one list find their place next to a neighbour after reordering and additions', async () => {
  const a = (await cards())[0] ?? '';
  const b = (await createCard('b'))._id;
  await drafts.deleteFlashcard(ctx, { id: b });
  const c = (await createCard('c'))._id;
  await drafts.reorderItems(ctx, 'flashcards', { chapterId, ids: [c, a] });
  await restore(b);
  expect(await cards()).toEqual([c, a, b]);
  expect(placed(['x'], ['a', 'b'], 'b')).toEqual(['b', 'x']);
});

describe('an item whose owner was deleted too', () => {
  beforeEach(async () => {
    await drafts.deleteTopicPage(ctx, { topicId, pageId: 'econ-1-t1-p2' });
    await drafts.deleteTopic(ctx, { id: topicId });
    await drafts.deleteSubject(ctx, { id: 'econ' });
  });

  it('an item whose owner was deleted too is listed as such, and is restored with it', async () => {
    expect(await inBin('econ-1-t1-p2')).toMatchObject({ restorable: 'withOwner' });
    await expect(restore('econ-1-t1-p2')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: "'Page two.' was in 'First topic', which was deleted too. Restore 'First topic' first",
    });
    expect(await bin()).toHaveLength(3);
    expect(await restore('econ-1-t1-p2', true)).toMatchObject({
      path: [{ id: topicId }, { id: chapterId }, { id: 'econ' }],
    });
    expect(await bin()).toEqual([]);
    const [topic] = await drafts.listTopics(ctx, { chapterId });
    expect(topic?.pages.map(({ _id }) => _id)).toEqual(['econ-1-t1-p1', 'econ-1-t1-p2']);
  });

  it('an item whose owner was deleted too can be restored after its owner', async () => {
    await restore('econ');
    expect(await inBin('econ-1-t1-p2')).toMatchObject({ restorable: 'withOwner' });
    await restore(topicId);
    expect(await inBin('econ-1-t1-p2')).toMatchObject({ restorable: 'ready' });
    await restore('econ-1-t1-p2');
    expect(await bin()).toEqual([]);
  });

  it('an item whose owner was deleted too can only be restored after an owner that already contains a copy of it', async () => {
    await restore('econ');
    await restore(topicId);
    // Inserts like an import of a library or a chapter's reset.
    await database.db.execute(sql`insert into topic_pages
      select * from jsonb_populate_recordset(null::topic_pages,
        (select rows -> 'topicPages' from deleted_content where item_id = 'econ-1-t1-p2'))`);
    await drafts.deleteTopic(ctx, { id: topicId });
    expect(await inBin('econ-1-t1-p2')).toMatchObject({ restorable: 'withOwner' });
    const before = await draftRows();
    await expect(restore('econ-1-t1-p2', true)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/Restore 'First topic' first$/),
    });
    expect(await draftRows()).toEqual(before);
    await restore(topicId);
    expect(await inBin('econ-1-t1-p2')).toMatchObject({ restorable: 'back' });
  });

  it('an item whose owner was deleted too is rejected with a message when the owner is lost', async () => {
    await database.db.execute(sql`delete from deleted_content where item_id = 'econ'`);
    expect(await inBin(topicId)).toMatchObject({ restorable: 'ownerGone' });
    await expect(restore(topicId, true)).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        "'First topic' was in 'Economics 1', which is neither in your drafts nor under Recently deleted",
    });
  });
});

it('restoring twice changes nothing and says why', async () => {
  await drafts.deleteFlashcard(ctx, { id: 'econ-1-card-1' });
  const [deleted] = await bin();
  await drafts.restoreDeleted(ctx, { id: deleted?.id ?? 0, withOwner: false });
  const before = await draftRows();
  await expect(drafts.restoreDeleted(ctx, { id: deleted?.id ?? 0, withOwner: false })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This was restored already, or its 30 days are over',
  });
  expect(await draftRows()).toEqual(before);
});

it('restoring does not make an edit in progress stale', async () => {
  const [card] = await drafts.listFlashcards(ctx, { chapterId });
  const edit = { id: card?._id ?? '', answer: 'Typed meanwhile', seenUpdatedAt: card?.updatedAt };
  await drafts.deleteFlashcard(ctx, { id: edit.id });
  await expect(drafts.updateFlashcard(ctx, edit)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await restore(edit.id);
  expect(await drafts.updateFlashcard(ctx, edit)).toMatchObject({ answer: 'Typed meanwhile' });
});

it('restoring counts as an unpublished change, and publishing it makes the same content', async () => {
  const { hash } = (await ctx.published.current()) ?? {};
  await drafts.deleteSubject(ctx, { id: 'econ' });
  await domain.publishContent(ctx, { author: 'a', note: '' });
  await restore('econ');
  const { changes } = await domain.listUnpublishedChanges(ctx);
  expect(changes.map(({ kind, chapterId: id }) => `${kind} ${id}`)).toContain(`added ${chapterId}`);
  await domain.publishContent(ctx, { author: 'a', note: '' });
  expect(hash).toBeDefined();
  expect((await domain.listUnpublishedChanges(ctx)).count).toBe(0);
});

it('restoring a chapter returns it to the papers whose units named it, even those saved meanwhile', async () => {
  const units = [{ name: 'All', marks: 20, chapterIds: ['econ-2', chapterId] }];
  const { _id: id } = await drafts.createPaper(ctx, {
    ...{
      name: 'Economics',
      board: 'CBSE',
      year: 2026,
      minutes: 180,
      readingMinutes: 15,
      instructions: [],
      isAvailable: true,
    },
    units,
    sections: [
      { name: 'A', title: '', units: [], rows: [{ kind: 'choice', marks: 1, count: 20, choices: 0 }] },
    ],
  });
  await drafts.deleteChapter(ctx, { id: chapterId });
  const [shown] = await drafts.listPapers(ctx);
  expect(shown?.units[0]?.chapterIds).toEqual(['econ-2']);
  await drafts.updatePaper(ctx, { id, name: 'Renamed', units: shown?.units });
  await restore(chapterId);
  expect((await drafts.listPapers(ctx))[0]?.units).toEqual(units);
});

it('the bin is emptied by the daily sweep after 30 days, and keeps pictures stored until then', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 77 100"/>';
  const { name } = await domain.storeFigure(ctx, { words: 'lens', bytes: Buffer.from(svg) });
  await drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: `![a](${name} "b")` });
  const imageFile = Buffer.from('picture');
  const meme = await drafts.createMeme(ctx, { imageFile, alt: 'x', chapter: chapterId });
  const images = () => ctx.images.stored.length;
  const stored = images();
  await drafts.deleteSubject(ctx, { id: 'econ' });
  await sweep();
  for (let n = 0; n < deletedContentKeptDays - 1; n++) expect((await sweepNextDay()).failures).toEqual([]);
  expect(images()).toBe(stored);
  await restore('econ');
  expect((await drafts.listMemes(ctx, { chapterId })).map(({ imageUrl }) => imageUrl)).toContain(
    meme.imageUrl,
  );
  await drafts.deleteSubject(ctx, { id: 'econ' });
  ctx.time.pass(deletedContentKeptDays * day);
  expect((await sweep())?.removed).toMatchObject({ deletedContent: 1 });
  expect(await bin()).toEqual([]);
  await sweepNextDay();
  await sweepNextDay();
  expect(images()).toBeLessThan(stored);
});
