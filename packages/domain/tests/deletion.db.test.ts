import { wholeResults } from '@repo/contracts/progress.rules';
import { beforeEach, describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(() => importSampleContent(ctx));

const notesProgress = { currentTopicIndex: 0, currentPageIndex: 1 };
const createSuper = () => createStudent(ctx, { expiryDate: new Date('2030-01-01') });

it('the preview of a deletion counts the chapters and the students with work in them, each once', async () => {
  const [reader, finisher, tested] = [await createSuper(), await createSuper(), await createSuper()];
  await domain.saveReadingPosition(reader, { subjectId: 'econ', chapterId: 'econ-1', notesProgress });
  await domain.completeChapter(finisher, { subjectId: 'econ', chapterId: 'econ-1' });
  await domain.completeChapter(finisher, { subjectId: 'econ', chapterId: 'econ-2' });
  const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0], timeTaken: 1 };
  await domain.submitTest(tested, quiz);
  await domain.submitTest(finisher, quiz);

  const { previewChapterDeletion, previewSubjectDeletion } = domain.drafts;
  const whatGoes = { chapters: 1, studentsWithProgress: 3 };
  expect(await previewChapterDeletion(ctx, { id: 'econ-1' })).toEqual(whatGoes);
  expect(await previewChapterDeletion(ctx, { id: 'econ-2' })).toMatchObject({ studentsWithProgress: 1 });
  expect(await previewChapterDeletion(ctx, { id: 'econ-3' })).toMatchObject({ studentsWithProgress: 0 });
  expect(await previewSubjectDeletion(ctx, { id: 'econ' })).toEqual({ ...whatGoes, chapters: 3 });
  expect(await previewSubjectDeletion(ctx, { id: 'chem' })).toEqual({
    chapters: 1,
    studentsWithProgress: 0,
  });
  expect(await domain.drafts.deleteChapter(ctx, { id: 'econ-1' })).toMatchObject({
    studentsWithProgress: 3,
  });
});

it('the preview of a deletion counts no students for an empty subject, and does not find an unknown one', async () => {
  const { _id: id } = await domain.drafts.createSubject(ctx, { name: 'Empty', description: '' });
  expect(await domain.drafts.previewSubjectDeletion(ctx, { id })).toEqual({
    chapters: 0,
    studentsWithProgress: 0,
  });
  for (const preview of [domain.drafts.previewSubjectDeletion, domain.drafts.previewChapterDeletion])
    await expect(preview(ctx, { id: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe("a student's work", () => {
  const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0, 1, 0], timeTaken: 61 };
  const chapter = { subjectId: 'econ', chapterId: 'econ-1' };
  const publish = () => domain.publishContent(ctx, { author: 'test', note: '' });

  it.each<[string, () => Promise<unknown>]>([
    [
      'the test is edited',
      async () => {
        const [draft] = (await domain.drafts.listTests(ctx, { chapterId: 'econ-1' })) ?? [];
        const [question] = draft?.questions ?? [];
        if (!draft || !question) throw new Error('the sample has no test');
        await domain.drafts.updateTest(ctx, {
          id: draft._id,
          title: 'Another title',
          timeLimit: 1,
          passingScore: 100,
          questions: [{ ...question, question: 'Another question', correctAnswer: 3 }],
        });
      },
    ],
    ['the test is deleted', () => domain.drafts.deleteTest(ctx, { id: 'econ-1-test' })],
    [
      'the chapter is switched off',
      () => domain.drafts.updateChapter(ctx, { id: 'econ-1', isAllContentAvailable: false }),
    ],
    ['the chapter is renamed', () => domain.drafts.updateChapter(ctx, { id: 'econ-1', name: 'Other' })],
    [
      'the subject is switched off',
      () => domain.drafts.updateSubject(ctx, { id: 'econ', isAllContentAvailable: false }),
    ],
    ['the chapter is deleted', () => domain.drafts.deleteChapter(ctx, { id: 'econ-1' })],
    ['the subject is deleted', () => domain.drafts.deleteSubject(ctx, { id: 'econ' })],
  ])("a student's work stays as they saw it when %s and that is published", async (_, change) => {
    const student = await createSuper();
    const result = await domain.submitTest(student, quiz);
    await domain.completeChapter(student, chapter);
    await change();
    expect(wholeResults(await domain.listResults(student)), 'before the publish').toEqual([result]);
    await publish();
    expect(wholeResults(await domain.listResults(student))).toEqual([result]);
    const { data } = await domain.getProgressPage(student);
    expect(data).toMatchObject({ testStats: { totalTestsTaken: 1, averageScore: 67 }, streak: 1 });
  });

  it("a student's work counts by the published content: not while its chapter is removed", async () => {
    const student = await createSuper();
    await domain.completeChapter(student, chapter);
    const figures = async () => {
      const { data } = await domain.getProgressPage(student);
      const econ = (await domain.getOverallProgress(student)).find(({ subjectId }) => subjectId === 'econ');
      return [
        data?.chapterStats.completed,
        data?.overall.completionPercentage,
        econ?.completedChapters,
        econ?.totalChapters,
      ];
    };
    expect(await figures()).toEqual([1, 25, 1, 3]);
    await domain.drafts.updateChapter(ctx, { id: 'econ-1', isAllContentAvailable: false });
    expect(await figures(), 'a draft changes nothing').toEqual([1, 25, 1, 3]);
    await publish();
    expect(await figures()).toEqual([0, 0, 0, 2]);
    await domain.drafts.updateChapter(ctx, { id: 'econ-1', isAllContentAvailable: true });
    await publish();
    expect(await figures()).toEqual([1, 25, 1, 3]);
  });
});
