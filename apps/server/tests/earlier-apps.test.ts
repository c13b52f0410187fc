import { randomUUID } from 'node:crypto';
import type { AccountExport } from '@repo/contracts/account-export';
import { expect, it } from 'vitest';
import type { Student } from './build-test-server.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer();

const place = { subjectId: 'econ', chapterId: 'econ-1' };
const { chapterId } = place;
const reportId = randomUUID();
const quiz = { testId: 'econ-1-test', chapterId, answers: [0, 1, 2], timeTaken: 60, attemptId: 'quiz' };
const written = {
  writtenId: 'econ-1-written-1',
  chapterId,
  alternative: 0,
  ticked: '11',
  attemptId: 'written',
};

const mark = {
  ...{ markId: 'm', chapterId, about: 'page', itemId: 'econ-1-t1-p2', kind: 'highlight', note: 'Why?' },
  ...{ quote: { exact: 'two', prefix: 'Page ', suffix: '.' }, isRemoved: false },
};

const reviews = {
  ...{ device: 'b2'.repeat(8), firstSequence: 0, sentClockMs: Date.now() },
  events: [{ kind: 'review', grade: 3, item: 'c3'.repeat(8), chapterId, clockMs: Date.now() }],
};

/** Calls of an app that has not been updated, each with the event of the study log that replaces it. */
const work: { call: string; kind: string; body: object; sent?: object }[] = [
  {
    call: 'saveReadingPosition',
    kind: 'position',
    body: { ...place, notesProgress: { currentTopicIndex: 0, currentPageIndex: 1 } },
  },
  { call: 'completeChapter', kind: 'completion', body: place },
  { call: 'submitTest', kind: 'quiz', body: quiz },
  { call: 'submitWritten', kind: 'written', body: written },
  { call: 'setRevisionPlan', kind: 'plan', body: { examOn: null, dailyAmount: 20, ramp: 'unasked' } },
  {
    call: 'sendReport',
    kind: 'report',
    body: { chapterId, kind: 'card', itemId: `${chapterId}-card-1`, reportId, fault: 'answer' },
  },
  { call: 'noteThanked', kind: 'thanked', body: { reportId } },
  { call: 'sendMarks', kind: 'mark', body: mark, sent: { edits: [{ ...mark, editId: 'e' }] } },
  { call: 'sendReviews', kind: 'review', body: reviews },
  {
    ...{ call: 'addStudyDays', kind: 'cards', body: {} },
    sent: { sentClockMs: Date.now(), studiedAtMs: [Date.now()] },
  },
];

async function call<Data>(student: Student, procedure: string, input?: unknown): Promise<Data> {
  const reply = await server.app.inject({
    method: input === undefined ? 'GET' : 'POST',
    url: `/api/trpc/${procedure}`,
    headers: { authorization: `Bearer ${student.token}` },
    ...(input === undefined ? {} : { payload: input as object }),
  });
  expect(reply.statusCode, `${procedure}: ${reply.body}`).toBe(200);
  return reply.json<{ result: { data: Data } }>().result.data;
}

/** The sizes of all lists of the account that duplicates could enlarge. */
async function countAll(student: Student) {
  const all = await call<AccountExport>(student, 'auth.exportAccount');
  const { chapters, quizzes, writtenAnswers, reports, marks, studyDays } = all;
  return [chapters, quizzes, writtenAnswers, reports, marks, studyDays, all.reviews].map(
    ({ length }) => length,
  );
}

it('the server accepts each call of an app that is not updated, and does not count work again that later comes as an event', async () => {
  const student = await server.signedInSuper();
  for (const { call: procedure, body, sent } of work)
    await call(student, `progress.${procedure}`, sent ?? body);
  await call(student, 'progress.reviewFlashcards', place);
  expect(await countAll(student)).toEqual([1, 1, 1, 1, 1, 1, 1]);

  const clockMs = Date.now();
  const { outcomes } = await call<{ outcomes: unknown[] }>(student, 'progress.exchange', {
    ...{ device: 'a1'.repeat(8), firstSequence: 0, sentClockMs: clockMs },
    events: work.map(({ kind, body }) => ({ kind, body, clockMs })),
  });
  expect(outcomes).toMatchObject(work.map(({ kind }) => ({ kind, status: 'saved' })));
  expect(await countAll(student)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
