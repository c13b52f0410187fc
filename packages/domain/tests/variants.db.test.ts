import { writeFigureLine } from '@repo/contracts/figures';
import { figures } from '@repo/db/schema';
import { beforeEach, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { download } from './bulk-download.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { sweep, sweepNextDay } from './sweep-fixtures.ts';

const { drafts } = domain;

useFreshDatabase();
beforeEach(() => importSampleContent(ctx));

const chapterId = 'econ-1';
const topicId = 'econ-1-t1';
const pageId = 'econ-1-t1-p1';
const summaryId = 'econ-1-summary';
const cardId = 'econ-1-card-1';
const testId = 'econ-1-test';
const hindi = (text: string) => ({ 'hi-IN': { content: text } });
const cardVariants = { 'hi-IN': { question: 'प्रश्न' }, 'hi-Latn': { answer: 'Jawab' } };

const publish = () => domain.publishContent(ctx, { author: 'test', note: '' });
const draftOf = async (id = chapterId) => {
  const chapters = await drafts.listChapters(ctx, { subjectId: 'econ' });
  const chapter = chapters.find(({ _id }) => _id === id);
  if (!chapter) throw new Error('no chapter');
  return chapter;
};
const downloaded = async () => download(await createStudent(ctx, { expiryDate: new Date('2030-01-01') }));
const chapterIn = ({ content }: Awaited<ReturnType<typeof downloaded>>) =>
  content.subjects.flatMap(({ chapters }) => chapters).find(({ _id }) => _id === chapterId);

/** The variants of a chapter's items. */
const variantsOf = (chapter: ReturnType<typeof chapterIn>) => ({
  pages: chapter?.topics.flatMap(({ pages }) => pages.flatMap(({ variants }) => variants ?? [])),
  summary: chapter?.summaries.flatMap(({ pages }) => pages.flatMap(({ variants }) => variants ?? [])),
  cards: chapter?.flashcards.flatMap(({ variants }) => variants ?? []),
  questions: chapter?.tests.flatMap(({ questions }) => questions.flatMap(({ variants }) => variants ?? [])),
});

async function write() {
  const { topics, summaries, tests } = await draftOf();
  const content = topics[0]?.pages[0]?.content ?? '';
  await drafts.updateTopicPage(ctx, { topicId, pageId, content, variants: hindi('हिन्दी पृष्ठ') });
  const [page] = summaries[0]?.pages ?? [];
  await drafts.updateSummaryPage(ctx, {
    ...{ summaryId, pageId: page?._id ?? '', content: page?.content ?? '' },
    variants: hindi('सार'),
  });
  await drafts.updateFlashcard(ctx, { id: cardId, variants: cardVariants });
  const [test] = tests;
  if (!test) throw new Error('no test');
  const questions = test.questions.map((question, at) =>
    at === 0 ? { ...question, variants: { 'hi-IN': { question: 'कौन?' } } } : question,
  );
  await drafts.updateTest(ctx, { ...test, id: testId, questions, seenUpdatedAt: undefined });
}
async function takeAway() {
  const { topics, summaries, tests } = await draftOf();
  const content = topics[0]?.pages[0]?.content ?? '';
  await drafts.updateTopicPage(ctx, { topicId, pageId, content, variants: {} });
  const [page] = summaries[0]?.pages ?? [];
  await drafts.updateSummaryPage(ctx, {
    ...{ summaryId, pageId: page?._id ?? '', content: page?.content ?? '', variants: {} },
  });
  await drafts.updateFlashcard(ctx, { id: cardId, variants: {} });
  const [test] = tests;
  if (!test) throw new Error('no test');
  const questions = test.questions.map(({ variants: _, ...question }) => question);
  await drafts.updateTest(ctx, { ...test, id: testId, questions, seenUpdatedAt: undefined });
}
const all = {
  pages: [hindi('हिन्दी पृष्ठ')],
  summary: [hindi('सार')],
  cards: [cardVariants],
  questions: [{ 'hi-IN': { question: 'कौन?' } }],
};

// docs/product/study.md#content-languages
it('variants are published with their items, and leave all other bytes unchanged, even after removal', async () => {
  const before = (await downloaded()).text;
  expect(before).not.toContain('variants');
  await write();
  const { changes } = await domain.listUnpublishedChanges(ctx);
  expect(changes.map(({ fields }) => fields)).toEqual([['topics', 'summaries', 'flashcards', 'tests']]);
  await publish();
  const reply = await downloaded();
  expect(variantsOf(chapterIn(reply))).toEqual(all);
  const basic = await download(await createStudent(ctx));
  expect(basic.text).not.toContain('variants');
  await takeAway();
  await drafts.updateChapter(ctx, { id: 'econ-2', name: 'Other' });
  await publish();
  const chapterText = (text: string) => JSON.stringify(JSON.parse(text).data.subjects[0].chapters[0]);
  expect(chapterText((await downloaded()).text)).toBe(chapterText(before));
});

it('variants stay when something else of their item is changed, copied or moved', async () => {
  await write();
  await drafts.updateFlashcard(ctx, { id: cardId, answer: 'Other' });
  await drafts.updateTopicPage(ctx, { topicId, pageId, content: 'Other words.' });
  await drafts.updateTopic(ctx, {
    id: topicId,
    pages: (await draftOf()).topics[0]?.pages.map(({ _id }) => ({ _id })),
  });
  expect(variantsOf(await draftOf())).toEqual(all);
  const asked = { chapterId, toChapterId: 'econ-2' };
  await drafts.copyItems(ctx, 'topics', { ...asked, ids: [topicId] });
  await drafts.copyItems(ctx, 'flashcards', { ...asked, ids: [cardId] });
  await drafts.copyItems(ctx, 'summaries', { ...asked, ids: [summaryId] });
  await drafts.copyItems(ctx, 'tests', { ...asked, ids: [testId] });
  expect(variantsOf(await draftOf('econ-2'))).toEqual(all);
  await drafts.copyTopicPages(ctx, { fromId: topicId, toId: 'econ-1-t2', pageIds: [pageId] });
  expect(variantsOf(await draftOf()).pages).toEqual([...all.pages, ...all.pages]);
});

it('variants are restored with their version', async () => {
  await write();
  await publish();
  const [version] = await domain.listVersions(ctx);
  await takeAway();
  await publish();
  expect(variantsOf(await draftOf())).toEqual({ pages: [], summary: [], cards: [], questions: [] });
  const asked = { versionId: version?.id ?? 0, chapterId };
  const { seenDraft } = await domain.previewTakeBack(ctx, asked);
  await domain.takeBackChapter(ctx, { ...asked, seenDraft, author: 'Asha' });
  expect(variantsOf(await draftOf())).toEqual(all);
  expect(variantsOf(chapterIn(await downloaded()))).toEqual(all);
});

it('variants make an edit stale that was based on the item before they were added', async () => {
  const seen = (await draftOf()).flashcards.find(({ _id }) => _id === cardId)?.updatedAt;
  await write();
  await expect(
    drafts.updateFlashcard(ctx, { id: cardId, answer: 'Mine', seenUpdatedAt: seen }),
  ).rejects.toMatchObject({ code: 'STALE_EDIT' });
});

it('variants are saved with the whole library and read back', async () => {
  await write();
  const { zip } = await domain.exportLibrary(ctx);
  await database.empty();
  await domain.importLibraryZip(ctx, { importId: 'variants-1', zipBase64: zip.toString('base64') });
  const [subject] = await drafts.listSubjects(ctx);
  const [chapter] = await drafts.listChapters(ctx, { subjectId: subject?._id ?? '' });
  expect(variantsOf(chapter)).toEqual(all);
  const asked = { kind: 'flashcards', format: 'csv', chapterId: chapter?._id ?? '' } as const;
  const { losses } = await domain.exportFile(ctx, asked);
  expect(losses).toContain('Texts in Hindi and Hinglish are not part of this format');
});

it('variants are found by their words', async () => {
  await write();
  const found = async (text: string) =>
    (await drafts.searchContent(ctx, { text })).hits.map(({ itemId }) => itemId);
  expect(await found('हिन्दी पृष्ठ')).toEqual([topicId]);
  expect(await found('सार')).toEqual([summaryId]);
  expect(await found('jawab')).toEqual([cardId]);
  expect(await found('कौन')).toEqual([testId]);
});

it('variants are checked before publishing, with their language, and keep their figures', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"/>');
  const { name } = await domain.storeFigure(ctx, { words: 'lens', bytes });
  const line = (of: string) => writeFigureLine({ name: of, caption: 'लेंस', description: 'एक लेंस' });
  const missing = name.replace(/[0-9a-f]{12}$/, '0123456789ab');
  await drafts.updateFlashcard(ctx, {
    id: cardId,
    variants: { 'hi-IN': { question: line(name), answer: `$\\frac{1$\n\n${line(missing)}` } },
  });
  const { problems } = await domain.previewPublish(ctx);
  const ofCard = problems.filter(({ itemId }) => itemId === cardId).map(({ message }) => message);
  expect(ofCard.filter((message) => message.includes('(Hindi)'))).toHaveLength(2);
  await sweep();
  await sweepNextDay();
  const rows = await database.db.select().from(figures);
  expect(rows.find((row) => row.name === name)?.unusedSince).toBeNull();
});
