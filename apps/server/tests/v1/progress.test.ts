import type { TestResult } from '@repo/contracts/progress';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type Student, type TestServer } from '../build-test-server.ts';
import { call, expectDocumented, expectFailure } from '../call.ts';

let server: TestServer;
let basic: Student;
let superStudent: Student;

beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
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
const claim = (student: Student, chapterId: string) =>
  as(student, 'POST', '/chapters/claim-free', { chapterId });
const chapterMissing = 'Chapter not found or failed to load.';
const chapterLocked = 'This chapter is locked. Unlock it to continue';

describe('the reading position', () => {
  const row = '/v1/progress/:subjectId/:chapterId';

  it.each(['PUT', 'PATCH'])('is saved by %s and read again', async (method) => {
    const saved = await as(superStudent, method, '/progress/econ/econ-2', position(1, 3));
    const body = expectDocumented(saved, `${method} ${row}`);
    expect(body).toMatchObject({ data: { chapter: 'econ-2', isCompleted: false, ...position(1, 3) } });
    const read = await as(superStudent, 'GET', '/progress/econ/econ-2');
    expect(expectDocumented(read, `GET ${row}`)).toMatchObject({ data: position(1, 3) });
  });

  it('belongs to one student alone', async () => {
    await as(superStudent, 'PUT', '/progress/econ/econ-1', position(1, 1));
    const other = await as(basic, 'GET', '/progress/econ/econ-1');
    expect(other.json()).toMatchObject({ data: position(0, 0) });
  });

  it('is refused for a locked chapter, and taken once it is claimed', async () => {
    const save = () => as(basic, 'PUT', '/progress/econ/econ-1', position(0, 1));
    expectFailure(await save(), 403, chapterLocked);
    await claim(basic, 'econ-1');
    expect((await save()).statusCode).toBe(200);
  });

  it.each(['econ/none', 'none/econ-1', 'chem/econ-1', '__proto__/constructor'])(
    'of the unknown chapter %s is 404',
    async (place) => {
      expectFailure(await as(superStudent, 'GET', `/progress/${place}`), 404, chapterMissing);
      expectFailure(await as(superStudent, 'PUT', `/progress/${place}`, position(0, 0)), 404, chapterMissing);
      expectFailure(await as(superStudent, 'POST', `/progress/${place}/complete`), 404, chapterMissing);
    },
  );

  it('of a chapter whose id no column holds is refused', async () => {
    for (const id of ['%00', '%ED%A0%80'].map((broken) => `/progress/econ/${broken}`))
      expect((await as(superStudent, 'GET', id)).statusCode, id).toBe(400);
  });

  it.each([
    [{}, "'notes progress' is missing"],
    [{ notesProgress: 3 }, "'notes progress' must be a group of fields"],
    [{ notesProgress: { currentPageIndex: 0 } }, "'current topic index of notes progress' is missing"],
    [position(-1, 0), "'current topic index of notes progress' must be at least 0"],
    [position(0, 1.5), "'current page index of notes progress' must be a whole number"],
    [position(0, 1e9), "'current page index of notes progress' must be at most 10000"],
    [
      { notesProgress: { currentTopicIndex: '0', currentPageIndex: 0 } },
      "'current topic index of notes progress' must be a number",
    ],
  ])('refuses %j in words that name the field', async (body, words) => {
    const reply = await as(superStudent, 'PATCH', '/progress/econ/econ-1', body);
    expectFailure(reply, 400, `The field ${words}`);
  });
});

describe('finishing a chapter', () => {
  it('is kept, by an empty body or none, and counts in every figure', async () => {
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

  it('is refused for a locked chapter', async () => {
    expectFailure(await as(basic, 'POST', '/progress/chem/chem-1/complete'), 403, chapterLocked);
  });

  it('of a subject that does not exist is 404', async () => {
    expectFailure(await as(basic, 'GET', '/progress/none'), 404, 'Subject not found');
  });
});

describe('GET /v1/progress/page', () => {
  it('is locked and empty for Basic', async () => {
    const body = expectDocumented(await as(basic, 'GET', '/progress/page'), 'GET /v1/progress/page');
    expect(body).toEqual({ success: true, isLocked: true, data: null });
  });

  it('has the figures for Super', async () => {
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
});

describe('POST /v1/tests/submit', () => {
  const attempt = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0, 1, 0], timeTaken: 61 };
  const submit = (student: Student, body: unknown) => as(student, 'POST', '/tests/submit', body);

  it('is marked by the server, whatever figures and whatever user the payload names', async () => {
    const claimed = { score: 100, isPassed: true, correctAnswers: 3, incorrectAnswers: 0, isCompleted: true };
    const reply = await submit(superStudent, { ...attempt, ...claimed, userId: basic.id });
    expect(expectDocumented(reply, 'POST /v1/tests/submit')).toMatchObject({
      data: { score: 67, isPassed: true, correctAnswers: 2, incorrectAnswers: 1, timeTaken: 61 },
    });
    expect((await as(basic, 'GET', '/tests/results')).json()).toMatchObject({ data: [] });
  });

  it('takes an unanswered question as incorrect, and an attempt sent twice as one', async () => {
    const once = { ...attempt, answers: [0, -1], attemptId: 'a1' };
    const first = await submit(superStudent, once);
    expect(first.json()).toMatchObject({ data: { score: 33, isPassed: false, answers: [0, -1, -1] } });
    expect((await submit(superStudent, once)).json()).toEqual(first.json());
    const results = await as(superStudent, 'GET', '/tests/results');
    const body = expectDocumented<{ data: unknown[] }>(results, 'GET /v1/tests/results');
    expect(body.data).toHaveLength(1);
  });

  it('is listed newest first', async () => {
    for (const timeTaken of [1, 2, 3]) await submit(superStudent, { ...attempt, timeTaken });
    const { data } = (await as(superStudent, 'GET', '/tests/results')).json<{
      data: { timeTaken: number }[];
    }>();
    expect(data.map(({ timeTaken }) => timeTaken)).toEqual([3, 2, 1]);
  });

  it('is listed among the newest thousand, each with its test, however many there are', async () => {
    const student = await server.signedInSuper();
    await submit(student, attempt);
    await server.database.sql`
      insert into test_results select user_id, 'old ' || n, 'old ' || n, test_id, chapter_id, test_hash, answers,
        correct_answers, incorrect_answers, score_percent, is_passed, n, created_at - n * interval '1 second'
      from test_results cross join generate_series(1, 1200) n where user_id = ${student.id}`;
    const reply = await as(student, 'GET', '/tests/results');
    const { data } = expectDocumented<{ data: TestResult[] }>(reply, 'GET /v1/tests/results');
    expect(data.map(({ timeTaken }) => timeTaken)).toEqual([
      61,
      ...Array.from({ length: 999 }, (_, n) => n + 1),
    ]);
    expect(new Set(data.map(({ testId, chapterId }) => JSON.stringify([testId, chapterId]))).size).toBe(1);
    expect(data[999]).toMatchObject({ testId: { title: 'Chapter test' }, answers: [0, 1, 0] });
    expect((await as(student, 'HEAD', '/tests/results')).statusCode).toBe(200);
  });

  it('with an answer that is no option is refused and leaves nothing, while null and -1 are unanswered', async () => {
    const student = await server.signedInSuper();
    for (const answers of [[9, 99, 1], [4], [0, null, 1_000]])
      expectFailure(
        await submit(student, { ...attempt, answers }),
        400,
        'Every answer must be one of the options of its question',
      );
    expect((await as(student, 'GET', '/tests/results')).json()).toEqual({ success: true, data: [] });
    const reply = await submit(student, { ...attempt, answers: [null, -1, 0] });
    expect(reply.json()).toMatchObject({ data: { answers: [-1, -1, 0], incorrectAnswers: 3 } });
  });

  it('is refused for a locked chapter', async () => {
    expectFailure(await submit(basic, attempt), 403, chapterLocked);
  });

  it.each([
    [{ chapterId: 'none' }, chapterMissing],
    [{ testId: 'none' }, 'No quiz available for this chapter yet.'],
    [{ testId: 'econ-2-test' }, 'No quiz available for this chapter yet.'],
  ])('with the unknown %j is 404', async (wrong, message) => {
    expectFailure(await submit(superStudent, { ...attempt, ...wrong }), 404, message);
  });

  it.each([
    [{ answers: undefined }, "The field 'answers' is missing"],
    [{ answers: 'x' }, "The field 'answers' must be a list"],
    [{ answers: [0, 'x'] }, "The field 'answer 2' must be a number"],
    [{ answers: [0, 1, 2, 3] }, 'There are more answers than questions'],
    [{ answers: [-2] }, "The field 'answer 1' must be at least -1"],
    [{ timeTaken: -1 }, "The field 'time taken' must be at least 0"],
    [{ timeTaken: undefined }, "The field 'time taken' is missing"],
    [{ testId: 5 }, "The field 'test id' must be text"],
    [{ chapterId: '' }, "The field 'chapter id' is missing"],
    [
      { contentTimestamp: 'yesterday' },
      "The field 'content timestamp' must be a date and time such as 2026-01-31T10:00:00Z",
    ],
    [
      { contentTimestamp: '0000-01-01T00:00:00Z' },
      "The field 'content timestamp' must be a date and time such as 2026-01-31T10:00:00Z",
    ],
    [{ attemptId: '' }, "The field 'attempt id' is missing"],
  ])('refuses %j in words that name the field', async (wrong, sentence) => {
    expectFailure(await submit(superStudent, { ...attempt, ...wrong }), 400, sentence);
  });
});
