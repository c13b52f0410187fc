import { beforeEach, describe, expect, it } from 'vitest';
import { drafts, importLibrary } from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { chapterId, kinds } from './editable-items.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

beforeEach(async () => {
  await importLibrary(ctx, sampleLibrary());
});

describe.each(kinds)('$name', ({ read, change, remove }) => {
  const seen = async () => ({ seenUpdatedAt: (await read())?.updatedAt ?? 'none' });

  it('a draft can be changed from the current version, and gets a later time even if the clock stands still', async () => {
    const before = await seen();
    const after = await change(before);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.seenUpdatedAt));
    expect((await read())?.updatedAt).toBe(after.updatedAt);
    expect((await change(await seen())).updatedAt > after.updatedAt).toBe(true);
  });

  it('a draft rejects changes and deletions from an older version, and the error contains the current one', async () => {
    const before = await seen();
    await change({});
    const now = await read();
    const stale = { code: 'STALE_EDIT', status: 409 };
    await expect(change(before)).rejects.toMatchObject({ ...stale, current: { updatedAt: now?.updatedAt } });
    await expect(remove(before)).rejects.toMatchObject(stale);
    expect(await read()).toEqual(now);
  });

  it('a draft accepts a change that does not say which version it is based on', async () => {
    await change({});
    await change({});
    await remove({});
  });

  it('a draft accepts one of ten concurrent changes of the same version', async () => {
    const before = await seen();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => change(before)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(9);
    for (const error of refused) expect(error).toMatchObject({ code: 'STALE_EDIT' });
  });
});

const topicOf = async () => (await drafts.listTopics(ctx, { chapterId }))[0];

it('two people in one topic can save two pages without affecting each other or the name', async () => {
  const topic = await topicOf();
  const save = (index: number, content: string) =>
    drafts.updateTopicPage(ctx, {
      topicId: 'econ-1-t1',
      pageId: topic?.pages[index]?._id ?? '',
      seenUpdatedAt: topic?.pages[index]?.updatedAt,
      content,
    });
  await Promise.all([save(0, 'mine'), save(1, 'yours')]);
  await drafts.updateTopic(ctx, { id: 'econ-1-t1', name: 'Renamed', seenUpdatedAt: topic?.updatedAt });
  const now = await topicOf();
  expect([now?.name, ...(now?.pages ?? []).map((page) => page.content)]).toEqual([
    'Renamed',
    'mine',
    'yours',
  ]);
});

it('two people in one topic can reorder pages without overwriting a changed text', async () => {
  const [first, second] = (await topicOf())?.pages ?? [];
  await drafts.updateTopicPage(ctx, { topicId: 'econ-1-t1', pageId: first?._id ?? '', content: 'changed' });
  await drafts.updateTopic(ctx, { id: 'econ-1-t1', pages: [{ _id: second?._id }, { _id: first?._id }] });
  expect((await topicOf())?.pages.map((page) => page.content)).toEqual(['Page two.', 'changed']);
  const stale = { _id: first?._id, content: 'old', seenUpdatedAt: first?.updatedAt };
  await expect(
    drafts.updateTopic(ctx, { id: 'econ-1-t1', pages: [{ _id: second?._id }, stale] }),
  ).rejects.toMatchObject({ code: 'STALE_EDIT', current: { _id: 'econ-1-t1' } });
});

it('two people in one topic can add pages at the end and delete only the last', async () => {
  const { pages } = await drafts.addTopicPage(ctx, { topicId: 'econ-1-t1', content: 'Three' });
  expect(pages.map((page) => [page.pageNumber, page.content])[2]).toEqual([3, 'Three']);
  const remove = (index: number) =>
    drafts.deleteTopicPage(ctx, { topicId: 'econ-1-t1', pageId: pages[index]?._id ?? '' });
  await expect(remove(1)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Only the last page of a topic can be deleted',
  });
  expect((await remove(2)).pages).toHaveLength(2);
});

const card = (question: string) =>
  drafts.createFlashcard(ctx, { question, answer: 'a', difficulty: 'easy', chapter: chapterId });
const idsOf = async () => (await drafts.listFlashcards(ctx, { chapterId })).map((each) => each._id);

it('a new order of a list makes no edit stale', async () => {
  const { _id, updatedAt } = await card('Two');
  await drafts.reorderItems(ctx, 'flashcards', { chapterId, ids: [_id, 'econ-1-card-1'] });
  expect(await idsOf()).toEqual([_id, 'econ-1-card-1']);
  await drafts.updateFlashcard(ctx, { id: _id, answer: 'b', seenUpdatedAt: updatedAt });
});

it.each([
  ['one is missing', ['econ-1-card-1']],
  ['one stands twice', ['econ-1-card-1', 'econ-1-card-1']],
  ['one is foreign', ['econ-1-card-1', 'econ-2-card-1']],
  ['one is too many', ['econ-1-card-1', 'own', 'econ-2-card-1']],
])('a new order is rejected when %s, with the current order', async (_, ids) => {
  const { _id } = await card('Two');
  const wanted = ids.map((id) => (id === 'own' ? _id : id));
  await expect(drafts.reorderItems(ctx, 'flashcards', { chapterId, ids: wanted })).rejects.toMatchObject({
    code: 'STALE_EDIT',
    current: { ids: ['econ-1-card-1', _id] },
  });
  expect(await idsOf()).toEqual(['econ-1-card-1', _id]);
});

it('a new order works while cards are added: every card has its own position', async () => {
  const { _id } = await card('Two');
  const order = ['econ-1-card-1', _id];
  const acts = Array.from({ length: 12 }, (_, n) =>
    n % 3 === 0
      ? drafts.reorderItems(ctx, 'flashcards', { chapterId, ids: order.toReversed() })
      : card(`New ${n}`),
  );
  const outcomes = await Promise.allSettled(acts);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'STALE_EDIT' });
  const places = await database.sql<{ position: number }[]>`
      select position from flashcards where chapter_id = ${chapterId}`;
  expect(new Set(places.map((row) => row.position)).size).toBe(10);
});

it('a new order is stored for subjects, chapters, topics and pages alike', async () => {
  await drafts.reorderSubjects(ctx, { ids: ['chem', 'econ'] });
  await drafts.reorderChapters(ctx, { subjectId: 'econ', ids: ['econ-3', 'econ-1', 'econ-2'] });
  const [chem, econ] = await drafts.listSubjects(ctx);
  expect([chem?._id, econ?.chapters.map((each) => each._id)]).toEqual([
    'chem',
    ['econ-3', 'econ-1', 'econ-2'],
  ]);
  await drafts.reorderItems(ctx, 'topics', { chapterId, ids: ['econ-1-t2', 'econ-1-t1'] });
  await drafts.reorderTopicPages(ctx, { topicId: 'econ-1-t1', pageIds: ['econ-1-t1-p2', 'econ-1-t1-p1'] });
  const topics = await drafts.listTopics(ctx, { chapterId });
  expect(topics.map((each) => each._id)).toEqual(['econ-1-t2', 'econ-1-t1']);
  expect(topics[1]?.pages.map((page) => [page._id, page.pageNumber])).toEqual([
    ['econ-1-t1-p2', 1],
    ['econ-1-t1-p1', 2],
  ]);
  const { pages } = await drafts.addSummaryPage(ctx, { summaryId: 'econ-1-summary' });
  const pageIds = pages.map((page) => page._id).toReversed();
  await drafts.reorderSummaryPages(ctx, { summaryId: 'econ-1-summary', pageIds });
  const [summary] = await drafts.listSummaries(ctx, { chapterId });
  expect(summary?.pages.map((page) => page._id)).toEqual(pageIds);
});

it('the list of subjects shows how much content each chapter has', async () => {
  await drafts.createChapter(ctx, { name: 'Empty', subject: 'chem' });
  const chem = (await drafts.listSubjects(ctx)).find((subject) => subject._id === 'chem');
  expect(chem?.chapters.map(({ counts }) => counts)).toEqual([
    { pages: 3, mindmaps: 1, flashcards: 1, summaries: 1, tests: 1, memes: 1, written: 1 },
    { pages: 0, mindmaps: 0, flashcards: 0, summaries: 0, tests: 0, memes: 0, written: 0 },
  ]);
});
