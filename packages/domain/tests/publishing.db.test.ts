import * as contentMessages from '@repo/contracts/messages/content';
import { flashcards, memes, topics } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { jsonOf } from '#src/content/publishing/fragment.ts';
import {
  drafts,
  listUnpublishedChanges,
  listVersions,
  previewPublish,
  publishContent,
  rollBackVersion,
} from '#src/index.ts';
import { createTestContext, importSampleContent } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(() => importSampleContent(ctx));

const publish = (note = '') => publishContent(ctx, { author: 'admin', note });
/** What students see, without the timestamp. */
const seen = async () => {
  const version = await ctx.published.current();
  return version?.parts
    .slice(1)
    .map((part) => jsonOf(part.open).toString())
    .join('');
};

it('the preview of a publish is empty right after a publish', async () => {
  expect(await previewPublish(ctx)).toEqual({ chapterCount: 4, problems: [], pictures: [], changes: [] });
});

it('the preview of a publish lists each changed chapter, and what changed', async () => {
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

it('the preview of a publish counts and lists everything that students do not see yet', async () => {
  expect(await listUnpublishedChanges(ctx)).toEqual({ count: 0, changes: [] });
  const card = await drafts.createFlashcard(ctx, {
    question: 'New?',
    answer: 'Yes',
    difficulty: 'easy',
    chapter: 'econ-1',
  });
  await drafts.updateTopic(ctx, { id: 'econ-1-t1', name: 'Renamed' });
  await drafts.reorderItems(ctx, 'topics', { chapterId: 'econ-1', ids: ['econ-1-t2', 'econ-1-t1'] });
  await drafts.updateChapter(ctx, { id: 'econ-1', name: 'One' });
  await drafts.deleteMeme(ctx, { id: 'econ-2-meme-1' });
  await drafts.updateChapter(ctx, { id: 'econ-3', isAllContentAvailable: false });
  await drafts.updateFlashcard(ctx, { id: 'econ-3-card-1', answer: 'Nobody sees this' });
  const { count, changes } = await listUnpublishedChanges(ctx);
  expect(changes.map(({ chapterName, fields }) => [chapterName, fields])).toEqual([
    ['One', ['name', 'topics', 'flashcards']],
    ['Economics 2', ['memes']],
    ['Economics 3', []],
  ]);
  expect(changes.flatMap(({ items }) => items)).toEqual([
    { kind: 'changed', list: 'topics', itemId: 'econ-1-t1', label: 'Renamed' },
    { kind: 'moved', list: 'topics', itemId: null, label: '' },
    { kind: 'added', list: 'flashcards', itemId: card._id, label: 'New?' },
    { kind: 'removed', list: 'memes', itemId: 'econ-2-meme-1', label: 'a' },
  ]);
  expect(count).toBe(6);
  await publish();
  expect((await listUnpublishedChanges(ctx)).count).toBe(0);
});

it('the preview of a publish names an item by the beginning of its text, without cutting a formula', async () => {
  const formula = `$\\frac{${'a'.repeat(60)}}{${'b'.repeat(60)}}$`;
  const long = `Simplify ${formula} by the rule of last week, and say what the rule is called in the book.`;
  for (const question of [long, 'w'.repeat(200), 'What is $x$?'])
    await drafts.createFlashcard(ctx, { question, answer: 'a', difficulty: 'easy', chapter: 'econ-1' });
  const { changes } = await previewPublish(ctx);
  expect(changes.flatMap(({ items }) => items.map(({ label }) => label))).toEqual([
    `Simplify ${formula}…`,
    `${'w'.repeat(120)}…`,
    'What is $x$?',
  ]);
});

it('the preview of a publish warns of a chapter without notes, an empty page, a question without an answer and a meme without image', async () => {
  await database.db.delete(topics).where(eq(topics.chapterId, 'econ-1'));
  await drafts.addSummaryPage(ctx, { summaryId: 'econ-2-summary' });
  await database.db.update(memes).set({ imageUrl: '' }).where(eq(memes.chapterId, 'econ-3'));
  await database.db
    .update(flashcards)
    .set({ answer: '- '.repeat(7) })
    .where(eq(flashcards.chapterId, 'chem-1'));
  const insecure = 'http://example.com/a.png';
  await database.db.update(memes).set({ imageUrl: insecure }).where(eq(memes.chapterId, 'chem-1'));
  await database.sql`update tests set questions = jsonb_set(questions, '{1,correctAnswer}', '9') where id = 'chem-1-test'`;
  const { problems } = await previewPublish(ctx);
  expect(
    problems.map((problem) => [problem.chapterId, problem.list, problem.itemId, problem.message]),
  ).toEqual([
    ['econ-1', 'topics', null, 'The chapter has no notes'],
    ['econ-2', 'summaries', 'econ-2-summary', "A page of 'In short' is empty"],
    ['econ-3', 'memes', 'econ-3-meme-1', 'Meme 1 has no image'],
    [
      'chem-1',
      'flashcards',
      'chem-1-card-1',
      "A list in 'Card of chem-1?' is nested more than 6 levels deep",
    ],
    ['chem-1', 'tests', 'chem-1-test', "Question 2 of 'Chapter test' has no right answer"],
    [
      'chem-1',
      'memes',
      'chem-1-meme-1',
      `Students cannot see the picture of meme 1. ${contentMessages.imageUrlInvalid}`,
    ],
  ]);
});

it('the preview of a publish warns of problems that an earlier release, whose findings are stored, did not check', async () => {
  const [test] = await drafts.listTests(ctx, { chapterId: 'econ-1' });
  const { _id: id, title = '', timeLimit = 1, passingScore = 1, questions = [] } = test ?? {};
  await drafts.updateTest(ctx, {
    id: id ?? '',
    title,
    timeLimit,
    passingScore,
    questions: questions.slice(0, 2).map((each) => ({ ...each, question: 'Q1' })),
  });
  await publish();
  await database.sql`update chapter_pieces set form = 4, problems = '[]'`;
  const later = createTestContext(database);
  expect((await previewPublish(later)).problems).toMatchObject([
    { itemId: id, message: "Question 2 of 'Chapter test' is the same as question 1 of 'Chapter test'" },
  ]);
});

it('versions are listed newest first with author and note', async () => {
  await drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'Changed' });
  await publish('Typo mended');
  expect(await listVersions(ctx)).toMatchObject([
    { note: 'Typo mended', author: 'admin', isCurrent: true, publishedAt: '2026-11-21T10:00:00.001Z' },
    { author: 'test', isCurrent: false, publishedAt: '2026-11-21T10:00:00.000Z' },
  ]);
});

it("versions can be published again: students see the old content with a new date, drafts don't change", async () => {
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
  expect((await listVersions(ctx))[0]?.note).toBe(
    'Back to the version of 21 Nov 2026, 3:30 pm (Indian time)',
  );
  expect((await listUnpublishedChanges(ctx)).changes).toMatchObject([
    { chapterId: 'econ-1', items: [{ list: 'flashcards' }] },
  ]);
  const again = await rollBackVersion(ctx, { versionId: first?.id ?? 0, author: 'admin' });
  expect(again, 'students see it already').toMatchObject({ publishedAt, isChanged: false });
  await publish();
  expect(await seen()).not.toEqual(before);
});

it('versions are not found if they do not exist', async () => {
  await expectCode(rollBackVersion(ctx, { versionId: 999, author: 'admin' }), 'NOT_FOUND');
});
