import { paperResultsMax } from '@repo/contracts/limits/progress';
import type { SubmitPaperInput } from '@repo/contracts/progress';
import type { Question } from '@repo/contracts/tests';
import { paperResults, studyDays, users } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { publish, publishSamplePaper, samplePaper } from './paper-fixtures.ts';

useFreshDatabase();

const { drafts } = domain;
let paperId: string;
let student: UserContext;
beforeEach(async () => {
  await importSampleContent(ctx);
  paperId = (await publishSamplePaper())._id;
  student = await asSuper();
});

const asSuper = () => createStudent(ctx, { expiryDate: new Date('2027-12-31T00:00:00Z') });
const choice = (chapterId: string, index: number, answer: number) => ({
  chapterId,
  testId: `${chapterId}-test`,
  index,
  answer,
});
const written = (chapterId: string, ticked: string) => ({
  chapterId,
  writtenId: `${chapterId}-written-1`,
  alternative: 0,
  ticked,
});
/** Right, wrong and unanswered; one point of two, and none. */
const answers: SubmitPaperInput['answers'] = [
  choice('econ-1', 0, 0),
  choice('econ-2', 1, 0),
  choice('chem-1', 2, -1),
  written('econ-1', '10'),
  written('chem-1', '00'),
];
const submit = (more: Partial<SubmitPaperInput> = {}, who: UserContext = student) =>
  domain.submitPaper(who, { paperId, answers, timeTaken: 3_600, ...more });
const listed = () => domain.listPaperResults(student);

/** Changes the questions of the test in 'econ-1'. */
async function changeQuestions(change: (questions: Question[]) => Question[]) {
  const [test] = await drafts.listTests(ctx, { chapterId: 'econ-1' });
  if (!test) throw new Error('no test');
  const { _id: id, title, timeLimit, passingScore, questions } = test;
  await drafts.updateTest(ctx, { id, title, timeLimit, passingScore, questions: change(questions) });
}

it('a submitted board paper is marked by the server, in total and by unit', async () => {
  const result = await submit();
  expect(result).toEqual({
    _id: expect.any(String),
    paperId,
    name: 'Social Science',
    halves: 4,
    outOfHalves: 14,
    units: [
      { name: 'Money', halves: 4, outOfHalves: 8, boardMarks: 5 },
      { name: 'Matter', halves: 0, outOfHalves: 6, boardMarks: 2 },
    ],
    timeTaken: 3_600,
    createdAt: ctx.time.now.toISOString(),
  });
  expect(await listed()).toEqual([result]);
});

it('a submitted board paper counts once for repeated and concurrent submissions of an attempt, and repeats the first reply', async () => {
  const results = await Promise.all([1, 2, 3, 4].map((timeTaken) => submit({ timeTaken, attemptId: 'a1' })));
  expect(new Set(results.map(({ timeTaken }) => timeTaken)).size).toBe(1);
  expect(await submit({ answers: answers.slice(0, 1), attemptId: 'a1' })).toEqual(results[0]);
  expect(await database.db.$count(paperResults)).toBe(1);
});

it('a submitted board paper belongs to its student only, even under the same attempt id', async () => {
  const own = await submit({ attemptId: 'a1' });
  const other = await asSuper();
  expect(await domain.listPaperResults(other)).toEqual([]);
  const others = await submit({ timeTaken: 60, attemptId: 'a1' }, other);
  expect(await submit({ attemptId: 'a1' })).toEqual(own);
  expect(await submit({ attemptId: 'a1' }, other)).toEqual(others);
  expect([(await listed()).length, await database.db.$count(paperResults)]).toEqual([1, 2]);
});

it('a submitted board paper is marked by the version the student saw, with its blueprint', async () => {
  const seen = (await domain.getLastPublished(ctx)) ?? '';
  await changeQuestions((questions) => questions.map((question) => ({ ...question, correctAnswer: 3 })));
  const [money] = samplePaper.units;
  await drafts.updatePaper(ctx, {
    id: paperId,
    name: 'Society',
    units: money ? [{ ...money, marks: 7 }] : [],
  });
  await publish();
  expect(await submit({ contentTimestamp: seen })).toMatchObject({ name: 'Social Science', halves: 4 });
  await expect(submit()).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const fresh = answers.filter(({ chapterId }) => chapterId !== 'chem-1');
  expect(await submit({ answers: fresh })).toMatchObject({
    name: 'Society',
    halves: 2,
    units: [{ name: 'Money', halves: 2, outOfHalves: 8, boardMarks: 7 }],
  });
  await drafts.deletePaper(ctx, { id: paperId });
  await publish();
  await expect(submit()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await submit({ contentTimestamp: seen })).halves).toBe(4);
});

it('a submitted board paper may have fewer questions than the blueprint, because the chapters may lack some', async () => {
  expect(await submit({ answers: answers.slice(3, 4) })).toMatchObject({ halves: 2, outOfHalves: 4 });
});

it.each<[string, Partial<SubmitPaperInput>, string]>([
  ['an unknown paper', { paperId: 'none' }, 'NOT_FOUND'],
  ['an unknown chapter', { answers: [choice('none', 0, 0)] }, 'NOT_FOUND'],
  ['an unknown test', { answers: [{ ...choice('econ-1', 0, 0), testId: 'chem-1-test' }] }, 'NOT_FOUND'],
  [
    'an unknown written question',
    { answers: [{ ...written('econ-1', '11'), writtenId: 'none' }] },
    'NOT_FOUND',
  ],
  ['a chapter of no unit', { answers: [choice('econ-3', 0, 0)] }, 'BAD_INPUT'],
  ['a question twice', { answers: [choice('econ-1', 0, 0), choice('econ-1', 0, 1)] }, 'BAD_INPUT'],
  ['a written question twice', { answers: [written('econ-1', '11'), written('econ-1', '00')] }, 'BAD_INPUT'],
  ['a question that is not there', { answers: [choice('econ-1', 3, 0)] }, 'BAD_INPUT'],
  ['an answer that is no option', { answers: [choice('econ-1', 0, 4)] }, 'BAD_INPUT'],
  [
    'an alternative that is not there',
    { answers: [{ ...written('econ-1', '11'), alternative: 1 }] },
    'BAD_INPUT',
  ],
  ['fewer ticks than points', { answers: [written('econ-1', '1')] }, 'BAD_INPUT'],
  ['more questions than the blueprint has', { answers: [...answers, choice('econ-1', 1, 0)] }, 'BAD_INPUT'],
  ['more written ones', { answers: [...answers, written('econ-2', '11')] }, 'BAD_INPUT'],
])('a submitted board paper with %s is rejected and leaves nothing', async (_, change, code) => {
  await expect(submit(change)).rejects.toMatchObject({ code });
  for (const table of [paperResults, studyDays]) expect(await database.db.$count(table)).toBe(0);
});

it('a submitted board paper requires Super', async () => {
  await expect(submit({}, await createStudent(ctx))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await database.db.$count(paperResults)).toBe(0);
});

it('a submitted board paper counts as a study day, and as work in its chapters before they are deleted', async () => {
  await submit();
  expect((await domain.getProgressPage(student)).data).toMatchObject({
    streak: 1,
    lastStudied: ctx.time.now.toISOString(),
    testStats: { totalTestsTaken: 0 },
  });
  expect(await drafts.previewChapterDeletion(ctx, { id: 'chem-1' })).toMatchObject({
    studentsWithProgress: 1,
  });
  expect(await drafts.previewChapterDeletion(ctx, { id: 'econ-3' })).toMatchObject({
    studentsWithProgress: 0,
  });
});

it('a submitted board paper is deleted with its student', async () => {
  await submit();
  await database.db.delete(users);
  expect(await database.db.$count(paperResults)).toBe(0);
});

describe('a case in a paper', () => {
  const part = (ask: string) => ({
    question: '',
    options: ['one', 'two'],
    correctAnswer: 0,
    difficulty: 'easy' as const,
    case: { passage: 'A text.', ask },
  });
  beforeEach(async () => {
    await changeQuestions((questions) => [...questions.slice(0, 1), part('Why?'), part('How?')]);
    const rows = [{ kind: 'case' as const, marks: 2, count: 1, choices: 0 }];
    await drafts.updatePaper(ctx, {
      id: paperId,
      sections: [{ name: 'E', title: '', units: [], rows }],
    });
    await publish();
  });

  it('a case in a paper counts as one question with a mark for each of its parts', async () => {
    const both = [choice('econ-1', 1, 0), choice('econ-1', 2, 1)];
    expect(await submit({ answers: both })).toMatchObject({ halves: 2, outOfHalves: 4 });
  });

  it('a case in a paper must be complete, and does not replace a choice', async () => {
    for (const given of [[choice('econ-1', 1, 0)], [choice('econ-1', 2, 0)], [choice('econ-1', 0, 0)]])
      await expect(submit({ answers: given })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

it('submitted papers are listed newest first, up to the limit', async () => {
  await submit();
  await database.db.execute(sql`
    insert into paper_results (user_id, id, attempt_id, paper_id, name, answers, chapter_ids, units, halves, out_of_halves,
      time_taken_seconds, content_published_at, created_at)
    select user_id, n::text, n::text, paper_id, 'Paper ' || n, answers, chapter_ids, units, halves, out_of_halves,
      time_taken_seconds, content_published_at, created_at - n * interval '1 minute'
    from paper_results cross join generate_series(1, ${paperResultsMax + 5}) n`);
  const results = await listed();
  expect(results).toHaveLength(paperResultsMax);
  expect(results.slice(0, 3).map(({ name }) => name)).toEqual(['Social Science', 'Paper 1', 'Paper 2']);
});
