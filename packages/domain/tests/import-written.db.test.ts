import { beforeEach, expect, it } from 'vitest';
import { drafts, importLibrary, importQuestions, previewImport } from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(() => importLibrary(ctx, sampleLibrary()));

const chapterId = 'econ-1';
const text = 'One? {=a ~b}\n\nTwo? {~%50%c ~%50%d ~e}\n\nEssay {}\n\nHow many? {#5}\n';
const newTest = { title: 'From Moodle', timeLimit: 10, passingScore: 40 };
const bringIn = (more: { leaveOut?: number[]; written?: number[] }, importId = 'import-0001') =>
  importQuestions(ctx, {
    importId,
    chapterId,
    format: 'gift',
    source: { text },
    into: { newTest },
    ...more,
  });
const countsNow = async () => [
  (await drafts.listTests(ctx, { chapterId })).length,
  (await drafts.listWritten(ctx, { chapterId })).length,
];

it('the preview of a question file shows which entries could be written questions', async () => {
  const { rows, written, canImport } = await previewImport(ctx, {
    kind: 'questions',
    format: 'gift',
    source: { text },
  });
  expect([rows.length, canImport]).toEqual([4, false]);
  expect(written?.map(({ n, line, fields }) => [n, line, fields?.marks ?? null])).toEqual([
    [2, 3, 2],
    [3, 5, null],
    [4, 7, 1],
  ]);
});

it('an import of questions adds the chosen entries to the written questions and the others to the test, once', async () => {
  const outcome = await bringIn({ leaveOut: [3], written: [4, 2] });
  expect(outcome).toMatchObject({
    imported: 3,
    written: 2,
    message: "1 question imported into the test, 2 into the chapter's written questions",
  });
  expect(await bringIn({ leaveOut: [3], written: [4, 2] })).toEqual(outcome);
  const test = (await drafts.listTests(ctx, { chapterId })).at(-1);
  expect([test?._id, test?.questions.map(({ question }) => question)]).toEqual([outcome.testId, ['One?']]);
  const written = await drafts.listWritten(ctx, { chapterId });
  expect(written.map(({ marks, alternatives }) => [marks, alternatives[0]?.parts[0]?.model])).toEqual([
    [2, 'Model answer of econ-1.'],
    [1, '5'],
    [2, '- c\n- d'],
  ]);
});

it('an import of questions creates no test for a file without questions with options', async () => {
  const outcome = await bringIn({ leaveOut: [1, 3, 4], written: [2] });
  expect(outcome).toMatchObject({
    imported: 1,
    written: 1,
    testId: null,
    message: '1 written question imported',
  });
  expect(await countsNow()).toEqual([1, 2]);
});

it('an import of questions needs no test if all entries become written questions, else requires one', async () => {
  const given = { importId: 'import-0001', chapterId, format: 'gift' as const, source: { text } };
  await expect(importQuestions(ctx, { ...given, leaveOut: [3], written: [2, 4] })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: 'Choose the test that the questions go to. Nothing was imported',
  });
  expect(await countsNow()).toEqual([1, 1]);
  const outcome = await importQuestions(ctx, { ...given, leaveOut: [1, 3], written: [2, 4] });
  expect(outcome).toMatchObject({ testId: null, message: '2 written questions imported' });
  expect(await countsNow()).toEqual([1, 3]);
});

it('the preview of a question file shows which entries the chapter already has, even with changed points', async () => {
  await bringIn({ leaveOut: [1, 3], written: [2, 4] });
  const [, mine] = await drafts.listWritten(ctx, { chapterId });
  await drafts.updateWritten(ctx, { id: mine?._id ?? '', marks: 3 });
  const there = async (more: { chapterId?: string }) =>
    (await previewImport(ctx, { kind: 'questions', format: 'gift', source: { text }, ...more })).written?.map(
      ({ n, isThere }) => [n, isThere],
    );
  expect(await there({ chapterId })).toEqual([
    [2, true],
    [3, false],
    [4, true],
  ]);
  expect(await there({})).toEqual([
    [2, false],
    [3, false],
    [4, false],
  ]);
});

it.each([
  ['an incomplete one', { leaveOut: [2, 4], written: [3] }],
  ['one with options', { leaveOut: [2, 3, 4], written: [1] }],
  ['one that is not there', { leaveOut: [2, 3, 4], written: [9] }],
  ['another one is left as it is', { written: [2] }],
])('an import of questions writes nothing when %s is chosen', async (_, more) => {
  const before = await countsNow();
  await expect(bringIn(more)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect(await countsNow()).toEqual(before);
});

it('an import of questions adds no written questions when the test is too full', async () => {
  const [test] = await drafts.listTests(ctx, { chapterId });
  const questions = Array.from({ length: 500 }, (_, n) => ({
    question: `Q${n}`,
    options: ['a', 'b'],
    correctAnswer: 0,
    difficulty: 'easy' as const,
  }));
  await drafts.updateTest(ctx, {
    id: test?._id ?? '',
    title: 'Full',
    timeLimit: 5,
    passingScore: 40,
    questions,
  });
  const into = { testId: test?._id ?? '' };
  await expect(
    importQuestions(ctx, {
      importId: 'import-0001',
      chapterId,
      format: 'gift',
      source: { text },
      into,
      leaveOut: [3, 4],
      written: [2],
    }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await countsNow()).toEqual([1, 1]);
});
