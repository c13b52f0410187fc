import { beforeEach, expect, it } from 'vitest';
import { jsonOf } from '#src/content/publishing/fragment.ts';
import { drafts, importLibrary } from '#src/index.ts';
import { importSampleContent, sampleLibrary, type TestContext } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(() => importLibrary(ctx, sampleLibrary()));

const chapterId = 'econ-1';

it('subjects and chapters are added at the end, unavailable, and listed with their chapters', async () => {
  const subject = await drafts.createSubject(ctx, { name: 'History', description: '' });
  const chapter = await drafts.createChapter(ctx, { name: 'Rise of nations', subject: subject._id });
  expect(chapter).toMatchObject({ isAllContentAvailable: false, topics: [], tests: [] });
  const all = await drafts.listSubjects(ctx);
  expect(all.at(-1)).toMatchObject({
    name: 'History',
    isAllContentAvailable: false,
    color: null,
    chapters: [{ _id: chapter._id, name: 'Rise of nations' }],
  });
});

it('subjects and chapters change one field and keep the others', async () => {
  const subject = await drafts.updateSubject(ctx, { id: 'econ', color: '#112233' });
  expect(subject).toMatchObject({ name: 'Economics', color: '#112233', isAllContentAvailable: true });
  const chapter = await drafts.updateChapter(ctx, { id: chapterId, isAllContentAvailable: false });
  expect(chapter).toMatchObject({ name: 'Economics 1', isAllContentAvailable: false });
});

it('subjects and chapters report what was deleted with them', async () => {
  expect(await drafts.deleteSubject(ctx, { id: 'econ' })).toMatchObject({ deletedChapters: 3 });
  expect((await drafts.listSubjects(ctx)).map((subject) => subject._id)).toEqual(['chem']);
});

it.each([
  ['updateSubject', { id: 'none', name: 'x' }],
  ['deleteSubject', { id: 'none' }],
  ['updateChapter', { id: 'none', name: 'x' }],
  ['deleteChapter', { id: 'none' }],
  ['createChapter', { subject: 'none', name: 'x' }],
  ['listChapters', { subjectId: 'none' }],
  ['createTopic', { chapter: 'none', name: 'x', description: '' }],
  ['updateTopic', { id: 'none', name: 'x' }],
  ['deleteTopic', { id: 'none' }],
  ['createFlashcard', { chapter: 'none', question: 'q', answer: 'a', difficulty: 'easy' }],
  ['updateFlashcard', { id: 'none', question: 'q' }],
  ['deleteFlashcard', { id: 'none' }],
  ['listMemes', { chapterId: 'none' }],
  ['deleteMeme', { id: 'none' }],
  ['updateSummary', { id: 'none', title: 't' }],
  ['addSummaryPage', { summaryId: 'none' }],
  ['deleteMindmap', { id: 'none' }],
  ['deleteTest', { id: 'none' }],
] as const)(
  'subjects and chapters that do not exist are rejected as not found for %s',
  async (verb, input) => {
    const call = drafts[verb] as (context: TestContext, given: unknown) => Promise<unknown>;
    await expect(call(ctx, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  },
);

const pages = async (topicId = 'econ-1-t1') => {
  const [chapter] = await drafts.listChapters(ctx, { subjectId: 'econ' });
  return chapter?.topics.find((topic) => topic._id === topicId)?.pages ?? [];
};

it('the pages of a topic can be reordered, edited and added in one save', async () => {
  const [first, second] = await pages();
  const topic = await drafts.updateTopic(ctx, {
    id: 'econ-1-t1',
    pages: [
      { _id: second?._id, content: 'Second, edited' },
      { _id: first?._id, content: 'First' },
      { content: 'New' },
    ],
  });
  expect(topic.pages.map((page) => [page.pageNumber, page.content])).toEqual([
    [1, 'Second, edited'],
    [2, 'First'],
    [3, 'New'],
  ]);
  expect(topic.pages.slice(0, 2).map((page) => page._id)).toEqual([second?._id, first?._id]);
});

it('the pages of a topic can lose only the last page', async () => {
  const [first, second] = await pages();
  const keep = (page: typeof first) => ({ id: 'econ-1-t1', pages: [{ _id: page?._id, content: 'kept' }] });
  await expect(drafts.updateTopic(ctx, keep(second))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Only the last page of a topic can be deleted',
  });
  expect(await pages()).toEqual([first, second]);
  await drafts.updateTopic(ctx, keep(first));
  expect(await pages()).toHaveLength(1);
});

it('the pages of a topic stay when only its name changes', async () => {
  const before = await pages();
  const topic = await drafts.updateTopic(ctx, { id: 'econ-1-t1', name: 'Renamed' });
  expect([topic.name, topic.pages]).toEqual(['Renamed', before]);
});

it('a summary starts with one page, grows at the end and closes the gap of a deleted page', async () => {
  const { _id: summaryId } = await drafts.createSummary(ctx, { title: 'New', chapter: chapterId });
  await drafts.addSummaryPage(ctx, { summaryId });
  const three = await drafts.addSummaryPage(ctx, { summaryId });
  const [one, two, last] = three.pages.map((page) => page._id);
  await drafts.updateSummaryPage(ctx, { summaryId, pageId: last ?? '', content: 'The end' });
  const left = await drafts.deleteSummaryPage(ctx, { summaryId, pageId: two ?? '' });
  expect(left.pages).toMatchObject([
    { _id: one, pageNumber: 1, content: '' },
    { _id: last, pageNumber: 2, content: 'The end' },
  ]);
});

it("a summary can't lose its only page", async () => {
  const summary = await drafts.createSummary(ctx, { title: 'New', chapter: chapterId });
  const pageId = summary.pages[0]?._id ?? '';
  await expect(drafts.deleteSummaryPage(ctx, { summaryId: summary._id, pageId })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'A summary must keep at least one page',
  });
});

it('the items of a chapter are added at the end of their list, changed and deleted', async () => {
  const fields = { question: 'Why?', answer: 'So.', difficulty: 'hard' } as const;
  const card = await drafts.createFlashcard(ctx, { ...fields, chapter: chapterId });
  expect(await drafts.updateFlashcard(ctx, { id: card._id, answer: 'Because.' })).toMatchObject({
    question: 'Why?',
    answer: 'Because.',
    difficulty: 'hard',
  });
  const cards = await drafts.listFlashcards(ctx, { chapterId });
  expect(cards.map((each) => each._id)).toEqual(['econ-1-card-1', card._id]);
  await drafts.deleteFlashcard(ctx, { id: card._id });
  expect(await drafts.listFlashcards(ctx, { chapterId })).toHaveLength(1);
});

it('the items of a chapter name their chapter, and memes their subject', async () => {
  const meme = await drafts.createMeme(ctx, {
    imageUrl: 'https://example.com/a.png',
    alt: '',
    chapter: chapterId,
  });
  expect(meme).toMatchObject({ chapter: { _id: chapterId }, subject: { _id: 'econ' } });
  const [test] = await drafts.listTests(ctx, { chapterId });
  expect(test).toMatchObject({ chapter: { _id: chapterId }, timeLimit: 10, passingScore: 40 });
  const [map] = await drafts.listMindmaps(ctx, { chapterId });
  expect(map).toMatchObject({ chapter: { _id: chapterId }, nodes: [{ id: 'root' }, {}] });
});

it('the items of a chapter are invisible to students before the next publish', async () => {
  await importSampleContent(ctx);
  await drafts.deleteMeme(ctx, { id: 'econ-1-meme-1' });
  const version = await ctx.published.current();
  const part = version?.parts.find((each) => each.chapterId === chapterId);
  expect(part && jsonOf(part.open).toString()).toContain('econ-1-meme-1');
});
