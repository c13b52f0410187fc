import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type Student, type TestServer } from '../build-test-server.ts';
import { call, expectDocumented } from '../call.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const get = (student: Student, path: string) =>
  call(server.app, 'GET', `/api/v1${path}`, { token: student.token });
const post = (student: Student, path: string, body: object) =>
  call(server.app, 'POST', `/api/v1${path}`, { token: student.token, body });
const resultsOf = async (student: Student) =>
  expectDocumented<{ data: { score: number; testId: { title: string } }[] }>(
    await get(student, '/tests/results'),
    'GET /v1/tests/results',
  ).data;
const expectLocked = async (student: Student) => {
  const reply = await get(student, '/progress/page');
  expect(reply.json()).toEqual({ success: true, isLocked: true, data: null });
};

describe('a Basic student', () => {
  it('reads the results of their own quizzes and nobody else’s, and not one figure of the progress page', async () => {
    const [student, other] = [await server.signedIn(), await server.signedIn()];
    await post(student, '/chapters/claim-free', { chapterId: 'econ-1' });
    const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0, 1, 0], timeTaken: 61 };
    expect((await post(student, '/tests/submit', quiz)).statusCode).toBe(200);
    expect(await resultsOf(student)).toMatchObject([{ score: 67, testId: { title: 'Chapter test' } }]);
    expect(await resultsOf(other)).toEqual([]);
    await expectLocked(student);
  });

  it('whose Super has ended keeps the results and loses the figures at once', async () => {
    const student = await server.signedInSuper();
    const quiz = { testId: 'econ-2-test', chapterId: 'econ-2', answers: [0], timeTaken: 5 };
    await post(student, '/tests/submit', quiz);
    expect((await get(student, '/progress/page')).json()).toMatchObject({
      isLocked: false,
      data: { testStats: { totalTestsTaken: 1 } },
    });
    await server.database
      .sql`update users set expiry_date = now() - interval '1 second' where id = ${student.id}`;
    await expectLocked(student);
    expect(await resultsOf(student)).toHaveLength(1);
  });
});
