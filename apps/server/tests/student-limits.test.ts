import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Student } from './build-test-server.ts';
import { expectFailure } from './call.ts';
import { server, useTestServer } from './test-server.ts';

const tooMany = 'Too many tries. Please wait a little and try again';
const attempt = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0], timeTaken: 61 };
const answer = { writtenId: 'econ-1-written-1', chapterId: 'econ-1', alternative: 0, ticked: '11' };
const paper = {
  paperId: 'none',
  answers: [{ testId: 'econ-1-test', chapterId: 'econ-1', index: 0, answer: 0 }],
  timeTaken: 61,
};

useTestServer({ environment: { RATE_LIMIT_SCALE: '0.1' } });
/** A tenth of every limit: 6 quizzes and 30 positions a minute, one picture. */

let addresses = 0;
/** Each call comes from a different address, so that only the student's limit applies. */
const send = (student: Student, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  addresses += 1;
  return server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${student.token}` },
    remoteAddress: `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`,
    ...(payload ? { payload } : {}),
  });
};
const submit = (student: Student) => send(student, 'POST', '/api/v1/tests/submit', attempt);
const results = async (student: Student) =>
  (await send(student, 'GET', '/api/v1/tests/results')).json<{ data: unknown[] }>().data;

it('the calls of one student are counted together across transports and batches; a refusal says when to retry', async () => {
  const student = await server.signedInSuper();
  for (let n = 0; n < 3; n++) expect((await submit(student)).statusCode).toBe(200);
  const names = Array.from({ length: 5 }, () => 'progress.submitTest').join();
  const batch = await send(student, 'POST', `/api/trpc/${names}?batch=1`, { ...Array(5).fill(attempt) });
  const refused = batch
    .json<{ error?: { data: { retryAfterSeconds: number } } }[]>()
    .filter((one) => one.error);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.error?.data.retryAfterSeconds).toBeGreaterThan(0);
  expect(Number(batch.headers['retry-after'])).toBeGreaterThan(0);
  const late = await submit(student);
  expectFailure(late, 429, tooMany);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(await results(student)).toHaveLength(6);
});

it('the calls of one student count each event that a device sends together with the call of its kind', async () => {
  const student = await server.signedInSuper();
  const quiz = (n: number) => ({ kind: 'quiz', clockMs: 0, body: { ...attempt, attemptId: `quiz ${n}` } });
  const exchange = (firstSequence: number, count: number) => {
    const events = Array.from({ length: count }, (_, n) => quiz(firstSequence + n));
    const input = { device: 'a1'.repeat(8), firstSequence, sentClockMs: 0, events };
    return send(student, 'POST', '/api/trpc/progress.exchange', input);
  };
  for (let n = 0; n < 2; n++) await submit(student);
  const taken = await exchange(0, 8);
  expect(taken.json()).toMatchObject({ result: { data: { nextSequence: 4 } } });
  const refused = await exchange(4, 4);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expectFailure(await submit(student), 429, tooMany);
  expect(await results(student)).toHaveLength(6);
});

it('the calls of one student include the manifest of the content and its chapters, counted together, but not the bulk download', async () => {
  const student = await server.signedIn();
  const chapter = `/api/v1/bulk-data/econ-1/${'0'.repeat(64)}`;
  for (let n = 0; n < 60; n++) {
    expect((await send(student, 'GET', '/api/v1/bulk-data/manifest')).statusCode).toBe(200);
    expect((await send(student, 'GET', chapter)).statusCode).toBe(403);
  }
  for (const url of ['/api/v1/bulk-data/manifest', chapter])
    expectFailure(await send(student, 'GET', url), 429, tooMany);
  expect((await send(student, 'GET', '/api/v1/bulk-data')).statusCode).toBe(200);
});

it('the calls of one student do not affect other students or the student’s other calls', async () => {
  const [student, other] = [await server.signedInSuper(), await server.signedInSuper()];
  for (let n = 0; n < 7; n++) await submit(student);
  expectFailure(await submit(student), 429, tooMany);
  expect((await submit(other)).statusCode).toBe(200);
  const position = { notesProgress: { currentTopicIndex: 0, currentPageIndex: 0 } };
  const saved = await send(student, 'PUT', '/api/v1/progress/econ/econ-1', position);
  expect(saved.statusCode).toBe(200);
});

it('the calls of one student limit new pictures separately from other profile changes', async () => {
  const student = await server.signedIn();
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const picture = { profilePicture: `data:image/png;base64,${png.toString('base64')}` };
  expect((await send(student, 'PUT', '/api/v1/auth/profile', picture)).statusCode).toBe(200);
  expectFailure(await send(student, 'PUT', '/api/v1/auth/profile', picture), 429, tooMany);
  expect((await send(student, 'PUT', '/api/v1/auth/profile', { name: 'Asha' })).statusCode).toBe(200);
});

it('the calls of one student may still read the progress figures when the reads of results are used up', async () => {
  const student = await server.signedInSuper();
  for (let n = 0; n < 3; n++) await results(student);
  expectFailure(await send(student, 'GET', '/api/v1/tests/results'), 429, tooMany);
  expect((await send(student, 'GET', '/api/v1/progress/page')).statusCode).toBe(200);
});

it.each([
  ['stopping a reminder', 'auth.reminder.stop', { endpoint: 'https://push.example.com/a1' }],
  ['logging out everywhere', 'auth.logOutEverywhere', {}],
])(
  'the calls of one student leave %s available when the limit of profile changes is used up',
  async (_, procedure, input) => {
    const student = await server.signedIn();
    const rename = () => send(student, 'PUT', '/api/v1/auth/update-user', { name: 'Asha' });
    for (let n = 0; n < 6; n++) await rename();
    expectFailure(await rename(), 429, tooMany);
    expect((await send(student, 'POST', `/api/trpc/${procedure}`, input)).statusCode).toBe(200);
  },
);

it.each([
  [
    'saved positions',
    30,
    'PUT',
    '/api/v1/progress/econ/econ-1',
    { notesProgress: { currentTopicIndex: 0, currentPageIndex: 0 } },
  ],
  ['reads of results', 3, 'GET', '/api/v1/tests/results', undefined],
  ['reads of the progress page', 30, 'GET', '/api/v1/progress/page', undefined],
  ['written answers', 6, 'POST', '/api/v1/written/results', answer],
  ['reads of written results', 3, 'GET', '/api/v1/written/results', undefined],
  ['board papers', 6, 'POST', '/api/v1/papers/results', paper],
  ['reads of papers', 3, 'GET', '/api/v1/papers/results', undefined],
  ['unlocks', 3, 'POST', '/api/v1/chapters/claim-free', { chapterId: 'none' }],
  ['figures', 120, 'GET', '/api/v1/figures/econ-1', undefined],
  ['changes of the profile', 6, 'PUT', '/api/v1/auth/update-user', { name: 'Asha' }],
] as const)('the calls of one student are limited for %s', async (_, max, method, url, payload) => {
  const student = await server.signedInSuper();
  for (let n = 0; n < max; n++) expect((await send(student, method, url, payload)).statusCode).not.toBe(429);
  expectFailure(await send(student, method, url, payload), 429, tooMany);
});
