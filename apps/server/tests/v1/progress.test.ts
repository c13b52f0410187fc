import { beforeEach, expect, it } from 'vitest';
import type { Student } from '../build-test-server.ts';
import { call, expectDocumented, expectFailure } from '../call.ts';
import { server, useTestServer } from '../test-server.ts';

useTestServer();
let basic: Student;
let superStudent: Student;

beforeEach(async () => {
  await server.database.sql`truncate users cascade`;
  basic = await server.signedIn();
  superStudent = await server.signedInSuper();
});

const as = (student: Student, method: string, path: string, body?: unknown) =>
  call(server.app, method, `/api/v1${path}`, { token: student.token, body });
const position = (currentTopicIndex: number, currentPageIndex: number) => ({
  notesProgress: { currentTopicIndex, currentPageIndex },
});

const row = '/v1/progress/:subjectId/:chapterId';

it.each(['PUT', 'PATCH'])('the reading position is saved by %s and read again', async (method) => {
  const saved = await as(superStudent, method, '/progress/econ/econ-2', position(1, 3));
  const body = expectDocumented(saved, `${method} ${row}`);
  expect(body).toMatchObject({ data: { chapter: 'econ-2', isCompleted: false, ...position(1, 3) } });
  const read = await as(superStudent, 'GET', '/progress/econ/econ-2');
  expect(expectDocumented(read, `GET ${row}`)).toMatchObject({ data: position(1, 3) });
});

it('the reading position of a chapter whose id no column can store is refused', async () => {
  for (const id of ['%00', '%ED%A0%80'].map((broken) => `/progress/econ/${broken}`))
    expect((await as(superStudent, 'GET', id)).statusCode, id).toBe(400);
});

it('the reading position refuses invalid values in words that name the field', async () => {
  const reply = await as(superStudent, 'PATCH', '/progress/econ/econ-1', position(0, 1e9));
  expectFailure(reply, 400, "The field 'current page index of notes progress' must be at most 10000");
});

it('finishing a chapter is saved, with an empty body or none, and counts in every figure', async () => {
  const path = '/progress/econ/econ-1/complete';
  const done = await as(superStudent, 'POST', path);
  const body = expectDocumented(done, 'POST /v1/progress/:subjectId/:chapterId/complete');
  expect(body).toMatchObject({ message: 'Chapter completed successfully!', data: { isCompleted: true } });
  expect((await as(superStudent, 'POST', path, {})).statusCode).toBe(200);
  const bare = { 'content-type': 'application/json' };
  const empty = await call(server.app, 'POST', `/api/v1${path}`, {
    token: superStudent.token,
    headers: bare,
  });
  expect(empty.statusCode).toBe(200);

  const subject = await as(superStudent, 'GET', '/progress/econ');
  expect(expectDocumented(subject, 'GET /v1/progress/:subjectId')).toMatchObject({
    data: [
      { chapter: 'econ-1', isCompleted: true },
      { chapter: 'econ-2', isCompleted: false },
      { chapter: 'econ-3', isCompleted: false },
    ],
  });
  const overall = await as(superStudent, 'GET', '/progress/overall');
  expect(expectDocumented(overall, 'GET /v1/progress/overall')).toMatchObject({
    subjects: [
      { subjectId: 'econ', completedChapters: 1, totalChapters: 3, completionPercentage: 33 },
      { subjectId: 'chem', completedChapters: 0, totalChapters: 1, completionPercentage: 0 },
    ],
  });
});

it('GET /v1/progress/page has the figures for Super', async () => {
  await as(superStudent, 'POST', '/progress/econ/econ-1/complete');
  const body = expectDocumented(await as(superStudent, 'GET', '/progress/page'), 'GET /v1/progress/page');
  expect(body).toMatchObject({
    isLocked: false,
    data: {
      overall: { completionPercentage: 25 },
      chapterStats: { completed: 1, inProgress: 0, notStarted: 3 },
      streak: 1,
    },
  });
});

const attempt = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0, 1, -1], timeTaken: 61 };
const submit = (student: Student, body: unknown) => as(student, 'POST', '/tests/submit', body);

it('POST /v1/tests/submit is marked by the server, regardless of figures and user in the payload', async () => {
  const claimed = { score: 100, isPassed: true, correctAnswers: 3, incorrectAnswers: 0, isCompleted: true };
  const reply = await submit(superStudent, { ...attempt, ...claimed, userId: basic.id });
  expect(expectDocumented(reply, 'POST /v1/tests/submit')).toMatchObject({
    data: { score: 67, isPassed: true, correctAnswers: 2, incorrectAnswers: 1, timeTaken: 61 },
  });
  expect((await as(basic, 'GET', '/tests/results')).json()).toMatchObject({ data: [] });
  expect((await as(basic, 'HEAD', '/tests/results')).statusCode).toBe(200);
});

it.each([
  [{ testId: 'none' }, 404, 'No quiz available for this chapter yet.'],
  [{ answers: [0, 1, 2, 3] }, 400, 'There are more answers than questions'],
  [{ answers: [4] }, 400, 'Every answer must be one of the options of its question'],
])('POST /v1/tests/submit refuses %j with its sentence', async (wrong, status, message) => {
  expectFailure(await submit(superStudent, { ...attempt, ...wrong }), status, message);
});

const resultsOf = async (student: Student) =>
  expectDocumented<{ data: object[] }>(await as(student, 'GET', '/tests/results'), 'GET /v1/tests/results')
    .data;
const expectLocked = async (student: Student) => {
  const body = expectDocumented(await as(student, 'GET', '/progress/page'), 'GET /v1/progress/page');
  expect(body).toEqual({ success: true, isLocked: true, data: null });
};

it('a Basic student reads only the results of their own quizzes, and no figure of the progress page', async () => {
  const other = await server.signedIn();
  await as(basic, 'POST', '/chapters/claim-free', { chapterId: 'econ-1' });
  const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0, 1, 0], timeTaken: 61 };
  expect((await as(basic, 'POST', '/tests/submit', quiz)).statusCode).toBe(200);
  expect(await resultsOf(basic)).toMatchObject([{ score: 67, testId: { title: 'Chapter test' } }]);
  expect(await resultsOf(other)).toEqual([]);
  await expectLocked(basic);
});

it('a Basic student whose Super has ended keeps the results and immediately loses the figures', async () => {
  const quiz = { testId: 'econ-2-test', chapterId: 'econ-2', answers: [0], timeTaken: 5 };
  await as(superStudent, 'POST', '/tests/submit', quiz);
  expect((await as(superStudent, 'GET', '/progress/page')).json()).toMatchObject({
    isLocked: false,
    data: { testStats: { totalTestsTaken: 1 } },
  });
  await server.database.sql`
      update users set expiry_date = now() - interval '1 second' where id = ${superStudent.id}`;
  await expectLocked(superStudent);
  expect(await resultsOf(superStudent)).toHaveLength(1);
});
