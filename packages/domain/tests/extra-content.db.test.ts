import type { Question } from '@repo/contracts/tests';
import { beforeEach, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { download } from './bulk-download.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

const { drafts } = domain;

useFreshDatabase();
beforeEach(() => importSampleContent(ctx));

const chapterId = 'econ-1';
const topicId = 'econ-1-t1';
const cardId = 'econ-1-card-1';
const testId = 'econ-1-test';
const writtenId = 'econ-1-written-1';
const publish = () => domain.publishContent(ctx, { author: 'test', note: '' });
const chapterOf = async (id = chapterId) => {
  const chapters = await drafts.listChapters(ctx, { subjectId: 'econ' });
  return chapters.find(({ _id }) => _id === id);
};
const downloadedText = async () =>
  (await download(await createStudent(ctx, { expiryDate: new Date('2030-01-01') }))).text;

async function setExtra(isExtra: boolean) {
  await drafts.updateTopic(ctx, { id: topicId, isExtra });
  await drafts.updateFlashcard(ctx, { id: cardId, isExtra });
  await drafts.updateWritten(ctx, { id: writtenId, isExtra });
  const test = (await chapterOf())?.tests.find(({ _id }) => _id === testId);
  if (!test) throw new Error('no test');
  const questions = test.questions.map(({ isExtra: _, ...question }, at): Question => {
    return at === 1 && isExtra ? { ...question, isExtra } : question;
  });
  await drafts.updateTest(ctx, { ...test, id: testId, questions });
}

/** Which items of a chapter are extra, by list. */
const marksOf = (chapter: Awaited<ReturnType<typeof chapterOf>>) => ({
  topics: chapter?.topics.map(({ isExtra }) => isExtra ?? false),
  flashcards: chapter?.flashcards.map(({ isExtra }) => isExtra ?? false),
  questions: chapter?.tests.map(({ questions }) => questions.map(({ isExtra }) => isExtra ?? false)),
  written: chapter?.written.map(({ isExtra }) => isExtra ?? false),
});

it('extra content is listed among the changes when an item is marked, and has the mark in the download', async () => {
  await setExtra(true);
  const { changes } = await domain.listUnpublishedChanges(ctx);
  expect(changes.map(({ fields }) => fields)).toEqual([['topics', 'flashcards', 'tests', 'written']]);
  expect(changes.flatMap(({ items }) => items.map(({ kind, itemId }) => [kind, itemId]))).toEqual([
    ['changed', topicId],
    ['changed', cardId],
    ['changed', testId],
    ['changed', writtenId],
  ]);
  await publish();
  const text = await downloadedText();
  expect(text.match(/"isExtra":true/g)).toHaveLength(4);
  const basic = await download(await createStudent(ctx));
  expect(basic.text).not.toContain('isExtra');
});

it('extra content leaves the bytes of everything else unchanged, even after unmarking', async () => {
  const before = await downloadedText();
  expect(before).not.toContain('isExtra');
  await setExtra(true);
  await setExtra(false);
  expect(await domain.listUnpublishedChanges(ctx)).toEqual({ count: 0, changes: [] });
  await drafts.updateChapter(ctx, { id: 'econ-2', name: 'Other' });
  await publish();
  const chapterText = (text: string) => JSON.stringify(JSON.parse(text).data.subjects[0].chapters[0]);
  expect(chapterText(await downloadedText())).toBe(chapterText(before));
});

it('extra content stays extra when it is edited, copied or moved', async () => {
  await setExtra(true);
  await drafts.updateTopic(ctx, { id: topicId, name: 'Renamed' });
  await drafts.updateFlashcard(ctx, { id: cardId, answer: 'Other' });
  await drafts.updateWritten(ctx, { id: writtenId, passage: 'Read.' });
  const asked = { chapterId, toChapterId: 'econ-2' };
  await drafts.copyItems(ctx, 'topics', { ...asked, ids: [topicId] });
  await drafts.copyItems(ctx, 'flashcards', { ...asked, ids: [cardId] });
  await drafts.copyItems(ctx, 'written', { ...asked, ids: [writtenId] });
  await drafts.copyItems(ctx, 'tests', { ...asked, ids: [testId] });
  const seen = async () => ({
    seenUpdatedAt: (await chapterOf())?.tests[0]?.updatedAt ?? '',
    numbers: [2],
  });
  await drafts.copyQuestions(ctx, { fromId: testId, toId: 'econ-2-test', ...(await seen()) });
  expect(marksOf(await chapterOf('econ-2'))).toEqual({
    topics: [false, false, true],
    flashcards: [false, true],
    questions: [
      [false, false, false, true],
      [false, true, false],
    ],
    written: [false, true],
  });
  const here = { chapterId, toChapterId: chapterId };
  await drafts.copyItems(ctx, 'topics', { ...here, ids: [topicId] });
  expect(marksOf(await chapterOf()).topics).toEqual([true, false, true]);
  const moved = { chapterId, toChapterId: 'econ-3' };
  await drafts.moveItems(ctx, 'flashcards', { ...moved, ids: [cardId] });
  await drafts.moveQuestions(ctx, { fromId: testId, toId: 'econ-3-test', ...(await seen()) });
  expect(marksOf(await chapterOf('econ-3'))).toMatchObject({
    flashcards: [false, true],
    questions: [[false, false, false, true]],
  });
});

it('extra content is found by its words, but not by its mark', async () => {
  const before = await drafts.searchContent(ctx, { text: 'econ-1' });
  await setExtra(true);
  expect(await drafts.searchContent(ctx, { text: 'econ-1' })).toEqual(before);
  for (const text of ['isExtra', 'true']) {
    expect((await drafts.searchContent(ctx, { text })).hits, text).toEqual([]);
  }
});

it('extra content can be created as extra, and is covered by the board by default', async () => {
  const chapter = chapterId;
  const card = { chapter, question: 'Q?', answer: 'A', difficulty: 'easy' as const };
  const topic = { chapter, name: 'T', description: '' };
  expect(await drafts.createTopic(ctx, { ...topic, isExtra: true })).toMatchObject({ isExtra: true });
  expect(await drafts.createFlashcard(ctx, { ...card, isExtra: true })).toMatchObject({ isExtra: true });
  expect((await drafts.createTopic(ctx, topic)).isExtra).toBeUndefined();
  expect((await drafts.createFlashcard(ctx, { ...card, isExtra: false })).isExtra).toBeUndefined();
});

it('extra content is restored with its chapter from an older version', async () => {
  await setExtra(true);
  await publish();
  const marks = marksOf(await chapterOf());
  const [marked] = await domain.listVersions(ctx);
  const taken = { versionId: marked?.id ?? 0, chapterId };
  await setExtra(false);
  await publish();
  const { seenDraft } = await domain.previewTakeBack(ctx, taken);
  await domain.takeBackChapter(ctx, { ...taken, seenDraft, author: 'test' });
  expect(marksOf(await chapterOf())).toEqual(marks);
});

it('extra content is included in a saved library', async () => {
  await setExtra(true);
  const marks = marksOf(await chapterOf());
  const { zip } = await domain.exportLibrary(ctx);
  for (const { _id } of await drafts.listSubjects(ctx)) await drafts.deleteSubject(ctx, { id: _id });
  const zipBase64 = Buffer.from(zip).toString('base64');
  await domain.importLibraryZip(ctx, { importId: 'library-0001', zipBase64 });
  // An imported library names its chapters after their position.
  const [chapter] = await drafts.listChapters(ctx, { subjectId: 'econ' });
  expect(marksOf(chapter)).toEqual(marks);
});
