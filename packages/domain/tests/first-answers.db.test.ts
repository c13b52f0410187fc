import { firstAnswerPapersMax, firstAnswersMax } from '@repo/contracts/limits/progress';
import { paperResults, testResults } from '@repo/db/schema';
import { dayOf, questionItem } from '@repo/revision/memory';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { publish, publishSamplePaper } from './paper-fixtures.ts';

useFreshDatabase();

let student: UserContext;
const asSuper = () => createStudent(ctx, { expiryDate: new Date('2030-12-31T00:00:00Z') });
beforeEach(async () => {
  await importSampleContent(ctx);
  await publish();
  student = await asSuper();
});

const at = (moment: string) => {
  ctx.time.now = new Date(moment);
};
const takeQuiz = (answers: (number | null)[], chapterId = 'econ-1', who: UserContext = student) =>
  domain.submitTest(who, { testId: `${chapterId}-test`, chapterId, answers, timeTaken: 60 });
/** The outcome of each question met in the chapter, by its text. */
async function outcomes(chapterId = 'econ-1', who: UserContext = student) {
  const { chapters } = await domain.listFirstAnswers(who);
  const answers = chapters.find((chapter) => chapter.chapterId === chapterId)?.answers ?? [];
  const texts = ['Q1', 'Q2', 'Q3', 'Q1, clearer'];
  const textOf = (item: string) =>
    texts.find((text) => questionItem(chapterId, { question: text }) === item) ?? 'unknown';
  return Object.fromEntries(answers.map(({ item, isRight }) => [textOf(item), isRight]));
}

it("a student's first answers are empty before the first quiz", async () => {
  expect(await domain.listFirstAnswers(student)).toEqual({ chapters: [] });
});

it("a student's first answers are those to the first showing of each question, whatever repeats bring", async () => {
  at('2026-11-20T08:00:00Z');
  await takeQuiz([0, 0, null]);
  at('2026-11-21T08:00:00Z');
  await takeQuiz([1, 1, 2]);
  expect(await outcomes(), 'what was left open was seen').toEqual({ Q1: true, Q2: false, Q3: null });
  const { chapters } = await domain.listFirstAnswers(student);
  expect(new Set(chapters.flatMap(({ answers }) => answers.map(({ atMs }) => atMs)))).toEqual(
    new Set([Date.parse('2026-11-20T08:00:00Z')]),
  );
});

it("a student's first answers are marked by the test as it was seen; a changed text is another question", async () => {
  await takeQuiz([0, 1, 2]);
  const [test] = await domain.drafts.listTests(ctx, { chapterId: 'econ-1' });
  const [first, ...others] = test?.questions ?? [];
  if (!test || !first) throw new Error('no test');
  const { _id: id, title, timeLimit, passingScore } = test;
  await domain.drafts.updateTest(ctx, {
    ...{ id, title, timeLimit, passingScore },
    questions: [{ ...first, question: 'Q1, clearer', correctAnswer: 3 }, ...others],
  });
  ctx.time.now = new Date(ctx.time.now.getTime() + 1_000);
  await publish();
  await takeQuiz([0, 0, 0]);
  expect(await outcomes()).toEqual({ Q1: true, Q2: true, Q3: true, 'Q1, clearer': false });
});

it("a student's first answers include questions with options of board papers, whichever came first", async () => {
  const { _id: paperId } = await publishSamplePaper();
  const choice = (index: number, answer: number) => ({
    ...{ chapterId: 'econ-1', testId: 'econ-1-test', index, answer },
  });
  at('2026-11-20T08:00:00Z');
  await takeQuiz([0, null, null]);
  at('2026-11-21T08:00:00Z');
  const written = { chapterId: 'econ-1', writtenId: 'econ-1-written-1', alternative: 0, ticked: '11' };
  await domain.submitPaper(student, {
    ...{ paperId, timeTaken: 600 },
    answers: [
      choice(0, 3),
      ...[choice(0, 2), { ...choice(1, -1), isTyped: true as const }].map((one) => ({
        ...{ ...one, chapterId: 'econ-2', testId: 'econ-2-test' },
      })),
      written,
    ],
  });
  expect(await outcomes('econ-1')).toEqual({ Q1: true, Q2: null, Q3: null });
  expect(await outcomes('econ-2'), 'a typed text without option is wrong').toEqual({ Q1: false, Q2: false });
  await domain.drafts.deletePaper(ctx, { id: paperId });
  await publish();
  expect(await outcomes('econ-2'), 'marked by the version that was seen').toEqual({ Q1: false, Q2: false });
});

it("a student's first answers include written answers, alone and in board papers, with the marks first ticked", async () => {
  const { _id: paperId } = await publishSamplePaper();
  const written = { chapterId: 'econ-1', writtenId: 'econ-1-written-1', alternative: 0 };
  at('2026-11-20T08:00:00Z');
  await domain.submitWritten(student, { ...written, ticked: '10' });
  at('2026-11-21T08:00:00Z');
  const other = { ...written, chapterId: 'econ-2', writtenId: 'econ-2-written-1' };
  await domain.submitPaper(student, {
    ...{ paperId, timeTaken: 600 },
    answers: [
      { ...written, ticked: '11' },
      { ...other, ticked: '00' },
    ],
  });
  const { chapters } = await domain.listFirstAnswers(student);
  expect(chapters.map((chapter) => [chapter.chapterId, chapter.written])).toEqual([
    [
      'econ-1',
      [
        {
          writtenId: 'econ-1-written-1',
          halves: 2,
          outOfHalves: 4,
          atMs: Date.parse('2026-11-20T08:00:00Z'),
        },
      ],
    ],
    [
      'econ-2',
      [
        {
          writtenId: 'econ-2-written-1',
          halves: 0,
          outOfHalves: 4,
          atMs: Date.parse('2026-11-21T08:00:00Z'),
        },
      ],
    ],
  ]);
});

it("a student's first answers exclude what the board does not ask", async () => {
  const [test] = await domain.drafts.listTests(ctx, { chapterId: 'econ-1' });
  if (!test) throw new Error('no test');
  const { _id: id, title, timeLimit, passingScore, questions } = test;
  await domain.drafts.updateTest(ctx, {
    ...{ id, title, timeLimit, passingScore },
    questions: questions.map((question, at) => (at === 1 ? { ...question, isExtra: true } : question)),
  });
  ctx.time.now = new Date(ctx.time.now.getTime() + 1_000);
  await publish();
  await takeQuiz([0, 1, 2]);
  expect(await outcomes()).toEqual({ Q1: true, Q3: true });
});

it("a student's first answers include the chapters begun and finished, with the days in India", async () => {
  at('2026-11-20T19:00:00Z');
  const place = { subjectId: 'econ', chapterId: 'econ-1' };
  await domain.saveReadingPosition(student, {
    ...place,
    notesProgress: { currentTopicIndex: 0, currentPageIndex: 0 },
  });
  const today = dayOf(Date.parse('2026-11-21T00:30:00+05:30'));
  const begun = {
    chapterId: 'econ-1',
    isBegun: true,
    isFinished: false,
    readDays: [today],
    answers: [],
    written: [],
  };
  expect(await domain.listFirstAnswers(student)).toEqual({ chapters: [begun] });
  await domain.completeChapter(student, place);
  expect(await domain.listFirstAnswers(student)).toEqual({ chapters: [{ ...begun, isFinished: true }] });
});

it("a student's first answers belong to the student alone", async () => {
  await takeQuiz([0, 0, 0]);
  expect(await domain.listFirstAnswers(await asSuper())).toEqual({ chapters: [] });
});

it("a student's first answers are limited to the most recently met questions", async () => {
  const many = firstAnswersMax + 5;
  await takeQuiz([0, 1, 2]);
  const [row] = await database.db.select().from(testResults);
  const seen = await database.sql<
    { snapshot: { questions: object[] } }[]
  >`select snapshot from published_tests`;
  const [question] = seen[0]?.snapshot.questions ?? [];
  if (!row || !question) throw new Error('nothing stored');
  const questions = Array.from({ length: many }, (_, n) => ({ ...question, question: `Late ${n}` }));
  const snapshot = { ...seen[0]?.snapshot, questions };
  await database.sql`insert into published_tests values ('late', ${JSON.stringify(snapshot)}::jsonb)`;
  await database.db.insert(testResults).values({
    ...row,
    ...{ id: 'late', attemptId: 'late', testHash: 'late' },
    answers: questions.map(() => 0),
    createdAt: new Date(row.createdAt.getTime() + 1_000),
  });
  const { chapters } = await domain.listFirstAnswers(student);
  expect(chapters.flatMap(({ answers }) => answers)).toHaveLength(firstAnswersMax);
  expect(await outcomes()).not.toHaveProperty('Q1');
});

it("a student's first answers include only the newest papers, and skip those of deleted versions", async () => {
  const { _id: paperId } = await publishSamplePaper();
  const answers = [{ chapterId: 'econ-1', testId: 'econ-1-test', index: 0, answer: 0 }];
  await domain.submitPaper(student, { paperId, answers, timeTaken: 600 });
  const [row] = await database.db.select().from(paperResults);
  if (!row) throw new Error('nothing stored');
  const gone = new Date('2020-01-01T00:00:00Z');
  for (let n = 0; n < firstAnswerPapersMax; n++)
    await database.db.insert(paperResults).values({
      ...row,
      ...{ id: `later-${n}`, attemptId: `later-${n}`, contentPublishedAt: gone },
      createdAt: new Date(row.createdAt.getTime() + 1_000 + n),
    });
  expect(await domain.listFirstAnswers(student)).toEqual({ chapters: [] });
});
