import { questionsInput } from '@repo/contracts/tests';
import { beforeEach, expect, it } from 'vitest';
import { drafts, getQuestionStatistics, importLibrary, publishContent, submitTest } from '#src/index.ts';
import { createStudent, sampleLibrary } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

beforeEach(async () => {
  await importLibrary(ctx, sampleLibrary());
});

const chapterId = 'econ-1';

it('the statistics of a test count tries, right answers and every option, for each form of a question', async () => {
  await publishContent(ctx, { author: 'test', note: '' });
  const student = await createStudent(ctx, { expiryDate: new Date('2030-01-01') });
  const other = await createStudent(ctx, { expiryDate: new Date('2030-01-01') });
  const attempt = { testId: 'econ-1-test', chapterId, timeTaken: 5 };
  await submitTest(student, { ...attempt, answers: [0, 1, 2] });
  await submitTest(other, { ...attempt, answers: [3, 1, -1] });
  const [test] = await drafts.listTests(ctx, { chapterId });
  if (!test) throw new Error('no test');
  const [first, second, third] = test.questions;
  if (!first || !second || !third) throw new Error('no questions');
  await drafts.updateTest(ctx, {
    id: test._id,
    title: test.title,
    timeLimit: test.timeLimit,
    passingScore: test.passingScore,
    questions: [second, { ...first, question: 'Q1, clearer' }, { ...third, explanation: 'New words' }],
  });
  const { tries, passed, averageScorePercent, questions } = await getQuestionStatistics(ctx, {
    testId: 'econ-1-test',
  });
  expect([tries, passed, averageScorePercent]).toEqual([2, 1, 67]);
  const brief = questions.map((each) => [
    each.number,
    each.question,
    each.tries,
    each.shareCorrectPercent,
    each.options.map(({ chosen }) => chosen).join(''),
    each.notSelected,
  ]);
  expect(brief).toEqual([
    [1, 'Q2', 2, 100, '0200', 0],
    [2, 'Q1, clearer', 0, null, '0000', 0],
    [3, 'Q3', 2, 50, '0010', 1],
    [null, 'Q1', 2, 50, '1001', 0],
  ]);
  expect(JSON.stringify(questions)).not.toContain(student.user.email);
});

it('the statistics of a test count a question of any kind by its whole text, even after its kind changed', async () => {
  const ofKinds = questionsInput.parse([
    { statements: { assertion: 'A', reason: 'R' }, correctAnswer: 0 },
    { statements: { assertion: 'A', reason: 'Other' }, correctAnswer: 0 },
    { case: { passage: 'P', ask: 'Q' }, options: ['a', 'b'], correctAnswer: 1 },
    { case: { passage: 'P', ask: 'Other' }, options: ['a', 'b'], correctAnswer: 1 },
  ]);
  const [test] = await drafts.listTests(ctx, { chapterId });
  const fields = { id: test?._id ?? '', title: 'T', timeLimit: 5, passingScore: 40 };
  await drafts.updateTest(ctx, { ...fields, questions: ofKinds });
  await publishContent(ctx, { author: 'test', note: '' });
  const student = await createStudent(ctx, { expiryDate: new Date('2030-01-01') });
  await submitTest(student, { testId: fields.id, chapterId, timeTaken: 5, answers: [0, 3, 1, 0] });
  const plain = ofKinds.map(({ kind: _, statements: __, case: ___, ...each }) => each);
  await drafts.updateTest(ctx, { ...fields, questions: plain });
  const { questions } = await getQuestionStatistics(ctx, { testId: fields.id });
  expect(
    questions.map(({ tries, shareCorrectPercent, isCurrent }) => [tries, shareCorrectPercent, isCurrent]),
  ).toEqual([
    [1, 100, true],
    [1, 0, true],
    [1, 100, true],
    [1, 0, true],
  ]);
});

it('the statistics of a test are not found for an unknown test', async () => {
  await expect(getQuestionStatistics(ctx, { testId: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
