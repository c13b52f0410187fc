import { flashcards } from '@repo/db/schema';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, createTestContext, importSampleContent } from '#src/testing/index.ts';
import { download } from './bulk-download.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { publish } from './paper-fixtures.ts';
import { inAMonth } from './student-plan.ts';

useFreshDatabase();

const { drafts } = domain;
const chapterId = 'econ-1';

/** The version before the chapter was changed, and a student with Super who reads it. */
let good: number;
let student: UserContext;
let before: Awaited<ReturnType<typeof chaptersSeen>>;

/** The exact bytes of each chapter in the student's download. */
async function chaptersSeen() {
  const { content } = await download(student);
  return new Map(
    content.subjects.flatMap(({ chapters }) =>
      chapters.map((chapter) => [chapter._id, JSON.stringify(chapter)]),
    ),
  );
}

const preview = (versionId = good) => domain.previewTakeBack(ctx, { versionId, chapterId });
async function takeBack(versionId = good, on = ctx) {
  const { seenDraft } = await domain.previewTakeBack(on, { versionId, chapterId });
  return domain.takeBackChapter(on, { versionId, chapterId, seenDraft, author: 'Asha' });
}
const newestNote = async () => (await domain.listVersions(ctx))[0]?.note;

/** Changes everything in the chapter, and something in another one. */
async function spoil() {
  await drafts.updateChapter(ctx, { id: chapterId, name: 'Spoiled' });
  await drafts.updateTopicPage(ctx, {
    topicId: 'econ-1-t1',
    pageId: 'econ-1-t1-p1',
    content: 'Nonsense.',
  });
  await drafts.deleteTopic(ctx, { id: 'econ-1-t2' });
  await drafts.addSummaryPage(ctx, { summaryId: 'econ-1-summary' });
  await drafts.deleteFlashcard(ctx, { id: 'econ-1-card-1' });
  await drafts.createFlashcard(ctx, {
    question: 'New?',
    answer: 'Yes',
    difficulty: 'easy',
    chapter: chapterId,
  });
  const [test] = await drafts.listTests(ctx, { chapterId });
  if (test)
    await drafts.updateTest(ctx, { ...test, id: test._id, title: 'Spoiled test', seenUpdatedAt: undefined });
  await drafts.deleteMeme(ctx, { id: 'econ-1-meme-1' });
  await drafts.deleteMindmap(ctx, { id: 'econ-1-mindmap' });
  await drafts.updateWritten(ctx, { id: 'econ-1-written-1', marks: 3 });
  await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: 'Better' });
}

beforeEach(async () => {
  await importSampleContent(ctx);
  student = await createStudent(ctx, { expiryDate: inAMonth() });
  good = (await domain.listVersions(ctx))[0]?.id ?? 0;
  before = await chaptersSeen();
  await spoil();
  await publish();
});

it('a chapter taken back to an older version is exactly what it was for students, and no other chapter changes', async () => {
  const spoiled = await chaptersSeen();
  expect(spoiled.get(chapterId)).not.toBe(before.get(chapterId));
  expect(await takeBack()).toMatchObject({ isChanged: true, isEmpty: false });
  const after = await chaptersSeen();
  expect(after.get(chapterId)).toBe(before.get(chapterId));
  for (const id of ['econ-2', 'econ-3', 'chem-1']) expect(after.get(id)).toBe(spoiled.get(id));
  expect(await newestNote()).toBe(
    "'Economics 1' taken back to the version of 21 Nov 2026, 3:30 pm (Indian time)",
  );
  expect((await domain.listVersions(ctx))[0]).toMatchObject({ author: 'Asha', isCurrent: true });
});

it('a chapter taken back to an older version has its items in the order they had then', async () => {
  const [first, second] = ['econ-1-t1', 'econ-1-t2'];
  await takeBack();
  await drafts.reorderItems(ctx, 'topics', { chapterId, ids: [second ?? '', first ?? ''] });
  await publish();
  await takeBack();
  expect((await drafts.listTopics(ctx, { chapterId })).map(({ _id }) => _id)).toEqual([first, second]);
  expect((await chaptersSeen()).get(chapterId)).toBe(before.get(chapterId));
});

it('a chapter taken back to an older version is reset in the drafts too, so that the next publish changes nothing', async () => {
  await takeBack();
  expect(await domain.listUnpublishedChanges(ctx)).toEqual({ count: 0, changes: [] });
  expect(await publish()).toMatchObject({ isChanged: false });
  const [topic, other] = await drafts.listTopics(ctx, { chapterId });
  expect([topic?.pages[0]?.content, other?._id]).toEqual(['Sentence one of econ-1.', 'econ-1-t2']);
});

it('a chapter taken back to an older version loses only its unpublished changes, which the preview lists', async () => {
  await drafts.updateTopic(ctx, { id: 'econ-1-t1', name: 'Not published' });
  await drafts.updateChapter(ctx, { id: chapterId, isAllContentAvailable: false });
  await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: 'Not published either' });
  const { unpublished, unpublishedCount, changes } = await preview();
  expect(unpublishedCount).toBe(2);
  expect(unpublished).toMatchObject([
    {
      chapterName: 'Spoiled',
      fields: ['isAllContentAvailable', 'topics'],
      items: [{ label: 'Not published' }],
    },
  ]);
  expect(changes).toMatchObject([{ kind: 'changed', chapterName: 'Economics 1' }]);
  expect(changes[0]?.items.map(({ kind, list }) => `${kind} ${list}`)).toContain('removed flashcards');
  await takeBack();
  const left = await domain.listUnpublishedChanges(ctx);
  expect(left.changes.map(({ chapterName }) => chapterName)).toEqual(['Economics 2']);
  expect((await preview()).unpublishedCount).toBe(0);
});

it("a chapter taken back to an older version keeps students' results and reading positions", async () => {
  const { content } = await download(student);
  const attempt = {
    ...{ testId: 'econ-1-test', chapterId, answers: [0, 1, 2], timeTaken: 30, userId: student.user.id },
    ...{ correctAnswers: 3, incorrectAnswers: 0, score: 100, isPassed: true, isCompleted: true },
  };
  await domain.submitTest(student, { ...attempt, contentTimestamp: content.timestamp });
  const place = { notesProgress: { currentTopicIndex: 0, currentPageIndex: 1 } };
  await domain.saveReadingPosition(student, { subjectId: 'econ', chapterId, ...place });
  await takeBack();
  expect((await domain.listResults(student)).results).toHaveLength(1);
  expect(await domain.getChapterProgress(student, { subjectId: 'econ', chapterId })).toMatchObject(place);
});

it('a chapter taken back to an older version makes an edit in progress stale, so that nothing is overwritten unseen', async () => {
  const [open] = await drafts.listTopics(ctx, { chapterId });
  await takeBack();
  const edit = { id: 'econ-1-t1', name: 'Mine', seenUpdatedAt: open?.updatedAt };
  await expect(drafts.updateTopic(ctx, edit)).rejects.toMatchObject({ code: 'STALE_EDIT' });
});

it('a chapter taken back to an older version makes no version when students have it already, but resets the drafts', async () => {
  await takeBack();
  const versions = await domain.listVersions(ctx);
  await drafts.updateTopic(ctx, { id: 'econ-1-t1', name: 'Not published' });
  expect(await takeBack()).toMatchObject({ isChanged: false });
  expect(await domain.listVersions(ctx)).toEqual(versions);
  expect((await domain.listUnpublishedChanges(ctx)).count).toBe(0);
});

it('a chapter taken back to an older version can be changed to the newer version again', async () => {
  const spoiled = await chaptersSeen();
  const bad = (await domain.listVersions(ctx))[0]?.id;
  await takeBack();
  await takeBack(bad);
  expect(await chaptersSeen()).toEqual(spoiled);
  expect((await domain.listUnpublishedChanges(ctx)).count).toBe(0);
});

const refused = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });

it('taking a chapter back is rejected when its drafts changed since the preview', async () => {
  const { seenDraft } = await preview();
  await drafts.updateTopic(ctx, { id: 'econ-1-t1', name: 'Somebody writes' });
  const late = domain.takeBackChapter(ctx, { versionId: good, chapterId, seenDraft, author: 'Asha' });
  await expect(late).rejects.toMatchObject(refused('CONFLICT', /changed meanwhile/));
  expect((await drafts.listTopics(ctx, { chapterId }))[0]?.name).toBe('Somebody writes');
});

it('taking a chapter back is rejected when the old or the current version lacks the chapter', async () => {
  const added = await drafts.createChapter(ctx, { name: 'Salts', subject: 'chem' });
  await drafts.updateChapter(ctx, { id: added._id, isAllContentAvailable: true });
  await publish();
  const ask = (id: string, versionId = good) => domain.previewTakeBack(ctx, { versionId, chapterId: id });
  await expect(ask(added._id)).rejects.toMatchObject(refused('CONFLICT', /did not have the chapter/));
  await expect(ask(chapterId, 999)).rejects.toMatchObject(refused('NOT_FOUND', /version does not exist/));
  await drafts.updateChapter(ctx, { id: 'econ-3', isAllContentAvailable: false });
  await publish();
  await expect(ask('econ-3')).rejects.toMatchObject(refused('CONFLICT', /do not have the chapter now/));
});

it('taking a chapter back is rejected when an item was moved to another chapter since, published or not', async () => {
  const move = { chapterId, ids: ['econ-1-test'], toChapterId: 'econ-3' };
  await drafts.moveItems(ctx, 'tests', move);
  const moved = refused('CONFLICT', /'Chapter test' .*another chapter/);
  await expect(takeBack()).rejects.toMatchObject(moved);
  await publish();
  await drafts.deleteTest(ctx, { id: 'econ-1-test' });
  await expect(takeBack()).rejects.toMatchObject(moved);
  const unseen = domain.takeBackChapter(ctx, { versionId: good, chapterId, seenDraft: '', author: '' });
  await expect(unseen).rejects.toMatchObject(moved);
  await publish();
  await takeBack();
  expect((await chaptersSeen()).get(chapterId)).toBe(before.get(chapterId));
});

it('taking a chapter back is rejected when a page was moved to a topic of another chapter', async () => {
  await drafts.moveTopicPages(ctx, {
    fromId: 'econ-1-t1',
    pageIds: ['econ-1-t1-p2'],
    toId: 'econ-3-t1',
  });
  await expect(takeBack()).rejects.toMatchObject(refused('CONFLICT', /'First topic' .*another chapter/));
});

it('taking a chapter back and a concurrent publish by another server lose nothing', async () => {
  for (let round = 0; round < 4; round++) {
    const other = createTestContext(database);
    await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: `Round ${round}` });
    await drafts.updateTopic(ctx, { id: 'econ-1-t1', name: `Spoiled again ${round}` });
    const { seenDraft } = await preview();
    await Promise.all([
      domain.publishContent(other, { author: 'Ravi', note: '' }),
      domain.takeBackChapter(ctx, { versionId: good, chapterId, seenDraft, author: 'Asha' }),
    ]);
    await ctx.published.refresh();
    const after = await chaptersSeen();
    expect(after.get(chapterId)).toBe(before.get(chapterId));
    expect(after.get('econ-2')).toContain(`Round ${round}`);
    expect((await domain.listUnpublishedChanges(ctx)).count).toBe(0);
  }
});

it('taking a chapter back during an edit rejects one of the two, or the edit is applied after it', async () => {
  for (let round = 0; round < 4; round++) {
    const [card] = await drafts.listFlashcards(ctx, { chapterId });
    const { seenDraft } = await preview();
    const edit = { id: card?._id ?? '', answer: `Edit ${round}`, seenUpdatedAt: card?.updatedAt };
    const [taken, edited] = await Promise.allSettled([
      domain.takeBackChapter(ctx, { versionId: good, chapterId, seenDraft, author: 'Asha' }),
      drafts.updateFlashcard(createTestContext(database), edit),
    ]);
    const answers = (await database.db.select().from(flashcards)).map(({ answer }) => answer);
    expect(answers.includes(`Edit ${round}`)).toBe(edited.status === 'fulfilled');
    expect([taken, edited].some(({ status }) => status === 'fulfilled')).toBe(true);
  }
});
