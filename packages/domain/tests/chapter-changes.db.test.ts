import { chapters, subjects, tests } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { readChapters } from '#src/content/drafts/read-drafts.ts';
import { fragmentFormat } from '#src/content/publishing/draft-state.ts';
import { drafts, importLibrary, listUnpublishedChanges, publishContent } from '#src/index.ts';
import { importSampleContent, sampleLibrary } from '#src/testing/index.ts';
import { snapshot } from '#src/transactions.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(() => importSampleContent(ctx));

const id = 'econ-1';
const card = { question: 'New?', answer: 'Yes', difficulty: 'easy' as const, chapter: id };
const draftNow = () => snapshot(ctx, async (tx) => (await readChapters(tx, [id]).next()).value ?? null);
const text = { content: 'Another text' };

/** Every kind of change to a chapter's draft, one after another. */
const changes: Record<string, () => Promise<unknown>> = {
  'topics are moved': () =>
    drafts.reorderItems(ctx, 'topics', { chapterId: id, ids: ['econ-1-t2', 'econ-1-t1'] }),
  'pages are moved': () =>
    drafts.reorderTopicPages(ctx, { topicId: 'econ-1-t1', pageIds: ['econ-1-t1-p2', 'econ-1-t1-p1'] }),
  'a page is changed': () =>
    drafts.updateTopicPage(ctx, { topicId: 'econ-1-t1', pageId: 'econ-1-t1-p1', ...text }),
  'a page is deleted': () => drafts.deleteTopicPage(ctx, { topicId: 'econ-1-t1', pageId: 'econ-1-t1-p1' }),
  'a page is added': () => drafts.addTopicPage(ctx, { topicId: 'econ-1-t1', ...text }),
  'a topic is renamed': () => drafts.updateTopic(ctx, { id: 'econ-1-t1', name: 'Other' }),
  'a topic is added': () => drafts.createTopic(ctx, { name: 'New', description: '', chapter: id }),
  'a topic is deleted': () => drafts.deleteTopic(ctx, { id: 'econ-1-t1' }),
  'a summary page is added': () => drafts.addSummaryPage(ctx, { summaryId: 'econ-1-summary' }),
  'a summary page is changed': () =>
    drafts.updateSummaryPage(ctx, { summaryId: 'econ-1-summary', pageId: 'econ-1-summary-p1', ...text }),
  'a summary is added': () => drafts.createSummary(ctx, { title: 'New', chapter: id }),
  'a summary is deleted': () => drafts.deleteSummary(ctx, { id: 'econ-1-summary' }),
  'a flashcard is added': () => drafts.createFlashcard(ctx, card),
  'a flashcard is deleted': () => drafts.deleteFlashcard(ctx, { id: 'econ-1-card-1' }),
  'a test is renamed': () =>
    database.db.update(tests).set({ title: 'Other' }).where(eq(tests.id, 'econ-1-test')),
  'a meme is changed': () => drafts.updateMeme(ctx, { id: 'econ-1-meme-1', alt: 'Other' }),
  'a mind map is deleted': () => drafts.deleteMindmap(ctx, { id: 'econ-1-mindmap' }),
  'a written question is changed': () =>
    drafts.updateWritten(ctx, { id: 'econ-1-written-1', passage: 'New' }),
  'its passage is taken away': () => drafts.updateWritten(ctx, { id: 'econ-1-written-1', passage: null }),
  'a written question is copied': () =>
    drafts.copyItems(ctx, 'written', { chapterId: id, ids: ['econ-1-written-1'], toChapterId: id }),
  'a written question is deleted': () => drafts.deleteWritten(ctx, { id: 'econ-1-written-1' }),
  'the last written question is moved away': async () => {
    const [last] = await drafts.listWritten(ctx, { chapterId: id });
    await drafts.moveItems(ctx, 'written', { chapterId: id, ids: [last?._id ?? ''], toChapterId: 'chem-1' });
  },
  'the chapter is renamed': () => drafts.updateChapter(ctx, { id, name: 'Other' }),
  'it is moved to another subject': () =>
    database.db.update(chapters).set({ subjectId: 'chem', position: 9 }).where(eq(chapters.id, id)),
  'it is imported anew': () => {
    const library = sampleLibrary();
    library.subjects[0]?.chapters[0]?.topics.pop();
    return importLibrary(ctx, library);
  },
};

it('publishing includes every kind of change to a chapter', async () => {
  for (const [what, change] of Object.entries(changes)) {
    await change();
    expect((await listUnpublishedChanges(ctx)).count, what).toBeGreaterThan(0);
    const { isChanged } = await publishContent(ctx, { author: 'test', note: '' });
    expect(isChanged, what).toBe(true);
    const seen = await ctx.published.chapterOf(await ctx.published.current(), id);
    expect(seen?._id, what).toBe(id);
    expect(seen, what).toEqual(await draftNow());
    expect((await listUnpublishedChanges(ctx)).count, what).toBe(0);
  }
});

it('publishing puts reordered chapters in their new order, without reading them', async () => {
  await drafts.reorderChapters(ctx, { subjectId: 'econ', ids: ['econ-3', 'econ-1', 'econ-2'] });
  await publishContent(ctx, { author: 'test', note: '' });
  const version = await ctx.published.current();
  expect(version?.outline[0]?.chapters.map(({ _id }) => _id)).toEqual(['econ-3', 'econ-1', 'econ-2']);
});

it('publishing includes changes made to a chapter while it was switched off', async () => {
  const publish = () => publishContent(ctx, { author: 'test', note: '' });
  await database.db.update(subjects).set({ isAllContentAvailable: false }).where(eq(subjects.id, 'econ'));
  await publish();
  await drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'Changed' });
  await publish();
  await database.db.update(subjects).set({ isAllContentAvailable: true }).where(eq(subjects.id, 'econ'));
  await publish();
  const chapter = await ctx.published.chapterOf(await ctx.published.current(), id);
  expect(chapter?.flashcards[0]?.answer).toBe('Changed');
});

/** Paths of values in a chapter, without lists and indices. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => shapeOf(each, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => shapeOf(each, path === '' ? key : `${path}.${key}`));
}

it('the published JSON of a chapter matches fragmentFormat: after changing its format, raise fragmentFormat and update this test', async () => {
  const shape = [...new Set(shapeOf(await draftNow()))].sort().join(' ');
  const known = [
    '_id flashcards._id flashcards.answer flashcards.chapter._id flashcards.difficulty flashcards.isExtra',
    'flashcards.question flashcards.variants isAllContentAvailable isLocked memes._id memes.alt memes.chapter._id',
    'memes.imageUrl memes.subject._id mindmaps._id mindmaps.chapter._id mindmaps.edges.id',
    'mindmaps.edges.source mindmaps.edges.target mindmaps.nodes.id mindmaps.nodes.text',
    'mindmaps.nodes.x mindmaps.nodes.y mindmaps.title name subject._id summaries._id',
    'summaries.chapter._id summaries.pages._id summaries.pages.content summaries.pages.pageNumber',
    'summaries.pages.variants summaries.title tests._id tests.chapter._id tests.passingScore tests.questions.correctAnswer',
    'tests.questions.difficulty tests.questions.explanation tests.questions.options tests.questions.question',
    'tests.timeLimit tests.title topics._id topics.chapter._id topics.description topics.isExtra topics.name topics.pages._id',
    'topics.pages.content topics.pages.pageNumber topics.pages.variants written._id written.alternatives.parts.groups.points.halves',
    'written.alternatives.parts.groups.points.text written.alternatives.parts.model',
    'written.alternatives.question written.chapter._id written.isExtra written.marks written.passage written.source',
  ].join(' ');
  expect({ fragmentFormat, shape }).toEqual({ fragmentFormat: 6, shape: known });
});
