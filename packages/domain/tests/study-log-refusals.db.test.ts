import { type SavedKind, savedKindNames } from '@repo/contracts/saved.rules';
import { savedSample } from '@repo/contracts/testing/saved-sample';
import type { ExchangeInput } from '@repo/study-log/exchange';
import type { StudyBody, StudyKindName } from '@repo/study-log/kinds';
import { expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import type { ReceiveHooks } from '#src/study-log/receive.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx } from './fresh-database.ts';
import { publishSamplePaper } from './paper-fixtures.ts';
import { position, resultsOf, student, useReader } from './reader.ts';
import { keepAll } from './study-log-fixtures.ts';

useReader();

const hourMs = 3_600_000;
const nowMs = () => ctx.time.now.getTime();

type Event = ExchangeInput['events'][number];
const event = (kind: string, body: unknown, clockMs = nowMs()): Event => ({ kind, clockMs, body });

const send = (
  firstSequence: number,
  events: Event[],
  { who = student as UserContext, ...hooks }: Partial<ReceiveHooks> & { who?: UserContext } = {},
) =>
  domain.receiveEvents(
    who,
    { device: 'a1'.repeat(8), firstSequence, sentClockMs: nowMs(), events },
    { ...keepAll, ...hooks },
  );

const attempt = { attemptId: 'a', contentTimestamp: '2026-01-01T00:00:00Z' };
const answers = [{ chapterId: 'econ-1', testId: 'econ-1-test', index: 0, answer: 0 }];
const saved = Object.fromEntries<unknown>(
  savedKindNames.map((kind) => [kind, savedSample(kind, 'n', { id: 'own' })]),
) as { [Kind in SavedKind]: StudyBody<Kind> };
const bodies: { [Kind in StudyKindName]: StudyBody<Kind> } = {
  ...saved,
  position: { subjectId: 'econ', chapterId: 'econ-1', ...position(0, 0) },
  completion: { subjectId: 'econ', chapterId: 'econ-1' },
  quiz: { ...attempt, testId: 'econ-1-test', chapterId: 'econ-1', answers: [0], timeTaken: 60 },
  written: {
    ...attempt,
    ...{ writtenId: 'econ-1-written-1', chapterId: 'econ-1', alternative: 0, ticked: '10' },
  },
  paper: { ...attempt, paperId: 'none', answers, timeTaken: 60 },
  cards: {},
  plan: { examOn: '2027-02-16', dailyAmount: 20, ramp: 'unasked' },
  report: {
    ...{ chapterId: 'econ-1', kind: 'card', itemId: 'econ-1-card-1', reportId: 'r' },
    ...{ fault: 'answer', note: 'n', contentTimestamp: attempt.contentTimestamp },
  },
  thanked: { reportId: 'r' },
  review: {
    ...{ device: 'a1'.repeat(8), firstSequence: 0, sentClockMs: 0 },
    events: [{ kind: 'review', grade: 3, item: 'b2'.repeat(8), chapterId: 'econ-1', clockMs: 0 }],
  },
};
/** A saved item opens nothing, so it may be about any chapter. */
const ofChapter = Object.entries(bodies).filter(([kind, body]) => !(kind in saved) && 'chapterId' in body);

it.each(ofChapter)(
  "a Basic student's event of kind %s in a locked chapter is rejected",
  async (kind, body) => {
    const { outcomes } = await send(0, [event(kind, { ...body, chapterId: 'econ-2' })]);
    expect(outcomes).toMatchObject([{ status: 'refused', code: 'CHAPTER_LOCKED' }]);
  },
);

it('a board paper of a Basic student is refused', async () => {
  const { _id: paperId } = await publishSamplePaper();
  const { outcomes } = await send(0, [event('paper', { ...bodies.paper, paperId })]);
  expect(outcomes).toMatchObject([{ status: 'refused', code: 'FORBIDDEN' }]);
});

/** Values that no column can store, and values just within the limits. */
const extremes = [
  ...['a\ud800', 'a\u0000b', '0000-01-01T00:00:00Z', '0000-01-01', '9999-12-31T23:59:59.999Z'],
  ...['x'.repeat(20_000), 2 ** 31, 2 ** 53, -1, 1e308, null, [], {}],
];

/** The value with each leaf replaced in turn by each extreme. */
function extremesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return extremes;
  return Object.entries(value).flatMap(([name, each]) =>
    extremesOf(each).map((extreme) => {
      const copy = structuredClone(value);
      Reflect.set(copy, name, extreme);
      return copy;
    }),
  );
}

it.each(Object.entries(bodies))(
  'an event with extreme values of kind %s is accepted or rejected, but never fails',
  async (kind, body) => {
    const who: UserContext = { ...student, user: { ...student.user, plan: 'Pro' } };
    const right = kind === 'paper' ? { ...body, paperId: (await publishSamplePaper())._id } : body;
    const failed: unknown[] = [];
    for (const [n, sent] of [right, ...extremesOf(right)].entries()) {
      const [outcome] = (await send(n, [event(kind, sent)], { who })).outcomes;
      if (outcome?.status !== 'saved' && (n === 0 || outcome?.status !== 'refused')) failed.push(sent);
    }
    expect(failed).toEqual([]);
  },
);

it('a report of a mistake is dated by its arrival, so that no admin solves an unseen one', async () => {
  const other = await createStudent(ctx, { expiryDate: new Date(nowMs() + hourMs) });
  await domain.sendReport(other, bodies.report);
  const [seen] = (await domain.listReports(ctx, { state: 'open' })).groups;
  const reported = event('report', { ...bodies.report, reportId: 'late' }, nowMs() - hourMs);
  ctx.time.pass(hourMs);
  await send(0, [reported]);
  const item = { chapterId: 'econ-1', kind: 'card', itemId: 'econ-1-card-1' } as const;
  const solved = await domain.solveReports(ctx, {
    ...item,
    newestAt: seen?.newestAt ?? '',
    thanks: '',
    reason: '',
  });
  expect(solved).toEqual({ count: 1, isOpen: true });
});

it('an aborted request does not answer the event in progress, and starts none after it', async () => {
  const ending = new AbortController();
  const admit = (kind: StudyKindName) => {
    if (kind === 'quiz') ending.abort();
  };
  const quiz = (attemptId: string) => event('quiz', { ...bodies.quiz, attemptId });
  const events = [event('position', bodies.position), quiz('q'), quiz('behind')];
  expect(await send(0, events, { admit, signal: ending.signal })).toMatchObject({ nextSequence: 1 });
  expect(await resultsOf(student)).toHaveLength(1);
  expect(await send(1, events.slice(1))).toMatchObject({ nextSequence: 3 });
  expect(await resultsOf(student)).toHaveLength(2);
});

it('a batch sent twice concurrently counts once', async () => {
  const events = [event('quiz', bodies.quiz), event('report', bodies.report), event('plan', bodies.plan)];
  const replies = await Promise.all([send(0, events), send(0, events), send(0, events.slice(0, 1))]);
  expect(replies.map(({ nextSequence }) => nextSequence)).toEqual([3, 3, 1]);
  expect(await resultsOf(student)).toHaveLength(1);
  expect((await domain.listReports(ctx, { state: 'open' })).groups).toMatchObject([{ count: 1 }]);
  expect(await send(3, [event('completion', bodies.completion)])).toMatchObject({ nextSequence: 4 });
});
