import { resultsMax } from '@repo/contracts/limits/progress';
import { publishedTests, studyDays, tests, users } from '@repo/db/schema';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database } from './fresh-database.ts';
import { chapter, position, resultsOf, student, useReader } from './reader.ts';

useReader();

it('the reading position starts at the beginning for an unopened chapter', async () => {
  expect(await domain.getChapterProgress(student, chapter)).toEqual({
    chapter: 'econ-1',
    isCompleted: false,
    ...position(0, 0),
  });
});

it('the reading position is the last one saved, for this student only', async () => {
  await domain.saveReadingPosition(student, { ...chapter, ...position(0, 1) });
  await domain.saveReadingPosition(student, { ...chapter, ...position(1, 0) });
  expect(await domain.getChapterProgress(student, chapter)).toMatchObject(position(1, 0));
  const other = await createStudent(ctx);
  expect(await domain.getChapterProgress(other, chapter)).toMatchObject(position(0, 0));
});

it('the reading position is kept when the chapter is finished, and the other way round', async () => {
  await domain.saveReadingPosition(student, { ...chapter, ...position(1, 0) });
  await domain.completeChapter(student, chapter);
  expect(await domain.getChapterProgress(student, chapter)).toMatchObject({
    isCompleted: true,
    ...position(1, 0),
  });
  const saved = await domain.saveReadingPosition(student, { ...chapter, ...position(0, 0) });
  expect(saved.isCompleted).toBe(true);
});

it('the reading position can be saved by 50 concurrent tabs', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      domain.saveReadingPosition(student, { ...chapter, ...position(1, n) }),
    ),
  );
  expect((await domain.getChapterProgress(student, chapter)).notesProgress.currentTopicIndex).toBe(1);
});

it.each([
  ['a locked chapter', { subjectId: 'econ', chapterId: 'econ-2' }, 'CHAPTER_LOCKED'],
  ['an unknown chapter', { subjectId: 'econ', chapterId: 'none' }, 'NOT_FOUND'],
  ['a chapter of another subject', { subjectId: 'chem', chapterId: 'econ-1' }, 'NOT_FOUND'],
])('the reading position for %s is rejected', async (_, where, code) => {
  const save = domain.saveReadingPosition(student, { ...where, ...position(0, 0) });
  await expect(save).rejects.toMatchObject({ code });
  await expect(domain.completeChapter(student, where)).rejects.toMatchObject({ code });
});

it('the reading position counts as a study day in India, which starts at half past six in the evening UTC', async () => {
  ctx.time.now = new Date('2026-11-21T18:29:59Z');
  await domain.saveReadingPosition(student, { ...chapter, ...position(0, 0) });
  ctx.time.now = new Date('2026-11-21T18:30:00Z');
  await domain.saveReadingPosition(student, { ...chapter, ...position(0, 1) });
  const days = await database.db.select({ day: studyDays.day }).from(studyDays);
  expect(days.map(({ day }) => day).sort()).toEqual(['2026-11-21', '2026-11-22']);
});

const superStudent = async () => {
  await database.db.update(users).set({ expiryDate: new Date('2027-12-31T00:00:00Z') });
  return { ...student, user: await domain.getUser(ctx, student.user.id) };
};
const pageOf = async (who: UserContext) => (await domain.getProgressPage(who)).data;

it('a review of flashcards counts as a study day once, however often and from wherever it is sent', async () => {
  const review = () => domain.reviewFlashcards(student, chapter);
  await Promise.all(Array.from({ length: 20 }, review));
  expect(await review()).toBeNull();
  const days = await database.db.select().from(studyDays);
  expect(days).toEqual([{ userId: student.user.id, day: expect.any(String), reviewedAt: ctx.time.now }]);
});

it('a review of flashcards alone keeps a streak, sets the last study time and finishes nothing', async () => {
  const reader = await superStudent();
  for (const day of ['2026-11-19', '2026-11-20', '2026-11-21']) {
    ctx.time.now = new Date(`${day}T09:00:00Z`);
    await domain.reviewFlashcards(reader, chapter);
  }
  ctx.time.now = new Date('2026-11-22T09:00:00Z');
  const figures = await pageOf(reader);
  expect(figures).toMatchObject({
    streak: 3,
    lastStudied: '2026-11-21T09:00:00.000Z',
    chapterStats: { completed: 0, inProgress: 0 },
  });
  ctx.time.now = new Date('2026-11-23T09:00:00Z');
  expect((await pageOf(reader))?.streak).toBe(0);
});

it('a review of flashcards updates an existing study day, but never moves its time back', async () => {
  await domain.completeChapter(student, chapter);
  const noon = ctx.time.now;
  await domain.reviewFlashcards(student, chapter);
  ctx.time.now = new Date(noon.getTime() - 60_000);
  await domain.reviewFlashcards(student, chapter);
  expect(await database.db.select().from(studyDays)).toMatchObject([{ reviewedAt: noon }]);
});

it.each([
  ['a locked chapter', { subjectId: 'econ', chapterId: 'econ-2' }, 'CHAPTER_LOCKED'],
  ['an unknown chapter', { subjectId: 'econ', chapterId: 'none' }, 'NOT_FOUND'],
  ['a chapter of another subject', { subjectId: 'chem', chapterId: 'econ-1' }, 'NOT_FOUND'],
])('a review of flashcards in %s is rejected and makes no study day', async (_, where, code) => {
  await expect(domain.reviewFlashcards(student, where)).rejects.toMatchObject({ code });
  expect(await database.db.select().from(studyDays)).toEqual([]);
});

it('progress by subject counts finished published chapters', async () => {
  await domain.completeChapter(student, chapter);
  await domain.completeChapter(student, chapter);
  expect(await domain.getOverallProgress(student)).toEqual(
    [
      { subjectId: 'chem', completedChapters: 0, totalChapters: 1, completionPercentage: 0 },
      { subjectId: 'econ', completedChapters: 1, totalChapters: 3, completionPercentage: 33 },
    ].sort((a) => (a.subjectId === 'econ' ? -1 : 1)),
  );
  const records = await domain.getSubjectProgress(student, { subjectId: 'econ' });
  expect(records.map((record) => [record.chapter, record.isCompleted])).toEqual([
    ['econ-1', true],
    ['econ-2', false],
    ['econ-3', false],
  ]);
});

it('progress by subject is not found for an unknown subject', async () => {
  await expectCode(domain.getSubjectProgress(student, { subjectId: 'none' }), 'NOT_FOUND');
});

const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', timeTaken: 61 };

it('a submitted quiz is marked by the server from the chosen indexes and stored with a snapshot of the test', async () => {
  const result = await domain.submitTest(student, { ...quiz, answers: [0, null, 2] });
  expect(result).toMatchObject({
    testId: { title: 'Chapter test', passingScore: 40 },
    chapterId: { name: 'Economics 1', subject: { name: 'Economics' } },
    score: 67,
    isPassed: true,
    correctAnswers: 2,
    incorrectAnswers: 1,
    answers: [0, -1, 2],
    timeTaken: 61,
  });
  expect(result.testId.questions).toHaveLength(3);
  expect(await resultsOf(student)).toEqual([result]);
});

it('a submitted quiz counts once for repeated and concurrent submissions of an attempt', async () => {
  const send = () => domain.submitTest(student, { ...quiz, answers: [0, 1, 2], attemptId: 'a1' });
  const results = await Promise.all([send(), send(), send()]);
  expect(new Set(results.map((result) => result._id)).size).toBe(1);
  expect(await resultsOf(student)).toHaveLength(1);
});

it('a submitted quiz is marked by the version the student saw', async () => {
  const [before] = await database.db.select().from(tests).where(eq(tests.id, quiz.testId));
  const seen = (await domain.getLastPublished(ctx)) ?? '';
  const questions = (before?.questions ?? []).map((question) => ({ ...question, correctAnswer: 3 }));
  await database.db.update(tests).set({ questions, title: 'Changed' }).where(eq(tests.id, quiz.testId));
  await domain.publishContent(ctx, { author: 'test', note: '' });
  const answers = [0, 1, 2];
  const old = await domain.submitTest(student, { ...quiz, answers, contentTimestamp: seen });
  const fresh = await domain.submitTest(student, { ...quiz, answers });
  expect([old.score, old.testId.title]).toEqual([100, 'Chapter test']);
  expect([fresh.score, fresh.testId.title]).toEqual([0, 'Changed']);
  expect((await resultsOf(student)).map((result) => result.score).sort()).toEqual([0, 100]);
});

it('a submitted quiz stores a test once for any number of results', async () => {
  for (const answers of [[0], [1], [0, 1, 2]]) await domain.submitTest(student, { ...quiz, answers });
  expect(await database.db.select().from(publishedTests)).toHaveLength(1);
  const { results, seenTests } = await domain.listResults(student);
  expect(new Set(results.map(({ testHash }) => testHash))).toEqual(new Set(Object.keys(seenTests)));
});

it('a submitted quiz needs one transaction, also as the first of its test', async () => {
  await database.db.update(tests).set({ title: 'New' }).where(eq(tests.id, quiz.testId));
  await domain.publishContent(ctx, { author: 'test', note: '' });
  const transactions = vi.spyOn(database.db, 'transaction');
  await domain.submitTest(student, { ...quiz, answers: [0, 1, 2] });
  expect(transactions).toHaveBeenCalledOnce();
  transactions.mockRestore();
});

it('a submitted quiz is listed among the newest of very many, while the figures count all', async () => {
  const { _id } = await domain.submitTest(student, { ...quiz, answers: [0, 1, 2] });
  const older = resultsMax + 5;
  await database.db.execute(sql`
      insert into test_results (user_id, id, attempt_id, test_id, chapter_id, test_hash, answers, correct_answers,
        incorrect_answers, score_percent, is_passed, time_taken_seconds, created_at)
      select user_id, 'old ' || n, 'old ' || n, test_id, chapter_id, test_hash, answers, 0, 3,
        case when n > 1000 then 100 else 0 end, false, n,
        created_at - n * interval '1 minute'
      from test_results cross join generate_series(1, ${older}) n`);
  const results = await resultsOf(student);
  expect(results).toHaveLength(resultsMax);
  expect(results.slice(0, 3).map((result) => result._id)).toEqual([_id, 'old 1', 'old 2']);
  await database.db.update(users).set({ expiryDate: new Date('2027-12-31T00:00:00Z') });
  const page = await domain.getProgressPage({
    ...student,
    user: await domain.getUser(ctx, student.user.id),
  });
  expect(page.data?.testStats).toEqual({ totalTestsTaken: older + 1, averageScore: 1 });
  expect(page.data?.lastStudied).toBe(ctx.time.now.toISOString());
});

it('a submitted quiz is marked by the newest version if its timestamp is unknown', async () => {
  for (const contentTimestamp of ['0000-01-01T00:00:00Z', '2001-01-01T00:00:00Z']) {
    const result = await domain.submitTest(student, { ...quiz, answers: [0], contentTimestamp });
    expect(result.correctAnswers).toBe(1);
  }
});

it.each([
  ['a locked chapter', { testId: 'econ-2-test', chapterId: 'econ-2' }, 'CHAPTER_LOCKED'],
  ['a test of another chapter', { testId: 'econ-2-test' }, 'NOT_FOUND'],
  ['an unknown test', { testId: 'none' }, 'NOT_FOUND'],
  ['an unknown chapter', { chapterId: 'none' }, 'NOT_FOUND'],
  ['more answers than questions', { answers: [0, 1, 2, 3] }, 'BAD_INPUT'],
  ['an answer that is no option', { answers: [0, 9, 1] }, 'BAD_INPUT'],
  ['an answer one past the last option', { answers: [4] }, 'BAD_INPUT'],
])('a submitted quiz for %s is rejected and leaves nothing', async (_, change, code) => {
  const submit = domain.submitTest(student, { ...quiz, answers: [0], ...change });
  await expect(submit).rejects.toMatchObject({ code });
  expect(await resultsOf(student)).toEqual([]);
  expect(await database.db.select().from(publishedTests)).toEqual([]);
});
