import { exchangeEventsMax, studyDevicesMax } from '@repo/contracts/limits/study-log';
import { studyDays, testResults } from '@repo/db/schema';
import type { ExchangeInput, StudyOutcome } from '@repo/study-log/exchange';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import * as domain from '#src/index.ts';
import type { ReceiveHooks } from '#src/study-log/receive.ts';
import { ctx, database } from './fresh-database.ts';
import { publishSamplePaper } from './paper-fixtures.ts';
import { chapter, position, resultsOf, student, useReader } from './reader.ts';
import { keepAll } from './study-log-fixtures.ts';

useReader();

const phone = 'a1'.repeat(8);
const laptop = 'b2'.repeat(8);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const nowMs = () => ctx.time.now.getTime();

type Event = ExchangeInput['events'][number];
let ended: string[];
beforeEach(() => {
  ended = [];
});

const hooks: ReceiveHooks = { ...keepAll, ended: (kind, how) => void ended.push(`${kind} ${how}`) };

/** Sends events of a device whose clock is right unless `sentClockMs` differs. */
const send = (
  device: string,
  firstSequence: number,
  events: Event[],
  {
    sentClockMs = nowMs(),
    who = student as UserContext,
    ...others
  }: Partial<ReceiveHooks> & {
    sentClockMs?: number;
    who?: UserContext;
  } = {},
) => domain.receiveEvents(who, { device, firstSequence, sentClockMs, events }, { ...hooks, ...others });

const read = (topic: number, page: number, clockMs = nowMs()): Event => ({
  ...{ kind: 'position', clockMs, body: { ...chapter, ...position(topic, page) } },
});
const quiz = (attemptId: string, clockMs = nowMs()): Event => ({
  kind: 'quiz',
  clockMs,
  body: { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0, -1, 0], timeTaken: 60, attemptId },
});
const plan = (dailyAmount: number, clockMs = nowMs()): Event => ({
  ...{ kind: 'plan', clockMs, body: { examOn: null, dailyAmount, ramp: 'unasked' } },
});
const report = (reportId: string): Event => ({
  kind: 'report',
  clockMs: nowMs(),
  body: { chapterId: 'econ-1', kind: 'card', itemId: 'econ-1-card-1', reportId, fault: 'answer' },
});

const pageOf = async () => (await domain.getChapterProgress(student, chapter)).notesProgress;
const daysOf = async (who: UserContext) =>
  (await ctx.database.db.select().from(studyDays).where(eq(studyDays.userId, who.user.id))).map(
    ({ day }) => day,
  );
const statuses = (outcomes: readonly StudyOutcome[]) => outcomes.map(({ status }) => status);

it("a student's events from one device are accepted in one call, whatever their kinds, each with its reply", async () => {
  const paper = await publishSamplePaper();
  const who = { ...student, user: { ...student.user, plan: 'Pro' as const } };
  const clockMs = nowMs();
  const written = { writtenId: 'econ-1-written-1', chapterId: 'econ-1', alternative: 0, ticked: '10' };
  const answers = [{ chapterId: 'econ-1', testId: 'econ-1-test', index: 0, answer: 0 }];
  const { nextSequence, outcomes } = await send(
    phone,
    0,
    [
      read(1, 0),
      { kind: 'completion', clockMs, body: chapter },
      quiz('q'),
      { kind: 'written', clockMs, body: { ...written, attemptId: 'w' } },
      { kind: 'paper', clockMs, body: { paperId: paper._id, answers, timeTaken: 60, attemptId: 'p' } },
      plan(30),
      report('r'),
      { kind: 'thanked', clockMs, body: { reportId: 'r' } },
    ],
    { who },
  );
  expect(nextSequence).toBe(8);
  expect(outcomes).toMatchObject([
    { kind: 'position', atMs: clockMs, reply: { ...position(1, 0), isCompleted: false } },
    { kind: 'completion', reply: { ...position(1, 0), isCompleted: true } },
    { kind: 'quiz', reply: { correctAnswers: 1, createdAt: new Date(clockMs).toISOString() } },
    { kind: 'written', reply: { writtenId: 'econ-1-written-1' } },
    { kind: 'paper', reply: { name: 'Social Science' } },
    { kind: 'plan', reply: { plan: { dailyAmount: 30 } } },
    { kind: 'report', reply: null },
    { kind: 'thanked', reply: null },
  ]);
  expect(ended.every((one) => one.endsWith(' kept'))).toBe(true);
});

it("a student's events from one device count once however often they are sent, with the same reply and time", async () => {
  const events = [read(1, 0), quiz('q')];
  const first = await send(phone, 0, events);
  ctx.time.pass(2 * dayMs);
  // A phone whose clock was changed sends the batch again with one more event.
  const again = await send(phone, 0, [...events, quiz('later')]);
  expect(again.nextSequence).toBe(3);
  expect(again.outcomes.slice(0, 2)).toEqual(first.outcomes);
  expect(await resultsOf(student)).toHaveLength(2);
  expect(await send(phone, 0, events)).toEqual({ ...first, nextSequence: 2 });
  expect(await send(phone, 3, [read(0, 1)])).toMatchObject({ nextSequence: 4 });
  // The event's time is unknown by now, so nothing is repeated.
  expect(statuses((await send(phone, 0, [quiz('q')])).outcomes)).toEqual(['known']);
});

it("a student's events from one device have their original times, even if the clock is years wrong and they arrive days later", async () => {
  const doneAt = nowMs();
  const wrongMs = -3_650 * dayMs;
  const sentAt = doneAt + 3 * dayMs;
  ctx.time.pass(3 * dayMs);
  const who = { ...student, user: { ...student.user, createdAt: new Date(doneAt - dayMs).toISOString() } };
  await send(phone, 0, [quiz('q', doneAt + wrongMs)], { sentClockMs: sentAt + wrongMs, who });
  const [result] = await ctx.database.db.select().from(testResults);
  expect(result?.createdAt.getTime()).toBe(doneAt);
  expect(await daysOf(student)).toEqual([new Date(doneAt).toISOString().slice(0, 10)]);
});

it("a student's events from one device are dated at most 62 days back, and not before the account", async () => {
  const old = { ...student, user: { ...student.user, createdAt: '2020-01-01T00:00:00.000Z' } };
  const [first] = (await send(phone, 0, [quiz('a', nowMs() - 400 * dayMs)], { who: old })).outcomes;
  expect(first).toMatchObject({ atMs: nowMs() - 62 * dayMs });
  const created = nowMs() - hourMs;
  const young = { ...student, user: { ...student.user, createdAt: new Date(created).toISOString() } };
  const [second] = (await send(laptop, 0, [quiz('b', nowMs() - dayMs)], { who: young })).outcomes;
  expect(second).toMatchObject({ atMs: created });
});

it('the page read last wins, whichever arrives first', async () => {
  const earlier = nowMs();
  ctx.time.pass(hourMs);
  await send(laptop, 0, [read(1, 0)]);
  const { outcomes } = await send(phone, 0, [read(0, 1, earlier)]);
  expect(outcomes).toMatchObject([{ status: 'saved', reply: position(1, 0) }]);
  expect(await pageOf()).toEqual(position(1, 0).notesProgress);
  await domain.saveReadingPosition(student, { ...chapter, ...position(0, 0) });
  expect(await pageOf()).toEqual(position(0, 0).notesProgress);
});

it('the plan chosen last wins, whichever arrives first', async () => {
  const earlier = nowMs();
  ctx.time.pass(hourMs);
  await send(laptop, 0, [plan(40)]);
  const { outcomes } = await send(phone, 0, [plan(10, earlier)]);
  expect(outcomes).toMatchObject([{ reply: { plan: { dailyAmount: 40 } } }]);
  await send(phone, 1, [plan(15)]);
  expect((await domain.getRevisionPlan(student)).plan).toMatchObject({ dailyAmount: 15 });
});

it.each([
  ['of a locked chapter', { ...chapter, chapterId: 'econ-2' }, 'CHAPTER_LOCKED'],
  ['of a chapter that is not there', { ...chapter, chapterId: 'none' }, 'NOT_FOUND'],
  ['that is no such event', { chapterId: 7 }, 'BAD_INPUT'],
])('the event %s is rejected with its reason and does not block the others', async (_, body, code) => {
  const wrong: Event = { kind: 'completion', clockMs: nowMs(), body };
  const { nextSequence, outcomes } = await send(phone, 0, [wrong, quiz('q')]);
  expect(nextSequence).toBe(2);
  expect(outcomes).toMatchObject([{ status: 'refused', code }, { status: 'saved' }]);
  expect(outcomes[0]).toHaveProperty('message', expect.stringMatching(/./));
  expect(ended).toEqual(['completion refused', 'quiz kept']);
});

it('an event with a server error does not block the others, and can be sent again as a new one', async () => {
  await database.sql`alter table test_results rename to away`;
  const events = [quiz('q'), read(1, 0)];
  const failed = await send(phone, 0, events);
  await database.sql`alter table away rename to test_results`;
  expect(failed.nextSequence).toBe(2);
  expect(statuses(failed.outcomes)).toEqual(['failed', 'saved']);
  expect(statuses((await send(phone, 2, [quiz('q')])).outcomes)).toEqual(['saved']);
  expect(await resultsOf(student)).toHaveLength(1);
});

it('an event of an unknown kind waits on the device, together with the events after it', async () => {
  const news: Event = { kind: 'of-tomorrow', clockMs: nowMs(), body: {} };
  expect(await send(phone, 0, [read(1, 0), news, quiz('q')])).toMatchObject({
    nextSequence: 1,
    outcomes: [{ status: 'saved' }],
  });
  expect(await send(phone, 1, [news])).toEqual({ nextSequence: 1, outcomes: [] });
});

it('an event above a limit is postponed, together with the events after it; the next call starts there', async () => {
  let isFull = true;
  const tooMany = new DomainError('TOO_MANY', 'Too many.', { retryAfterSeconds: 60 });
  const admit = (kind: string) => {
    if (kind === 'quiz' && isFull) throw tooMany;
  };
  const events = [read(1, 0), quiz('q'), read(0, 1)];
  expect(await send(phone, 0, events, { admit })).toMatchObject({ nextSequence: 1 });
  await expect(send(phone, 1, events.slice(1), { admit })).rejects.toBe(tooMany);
  isFull = false;
  expect(await send(phone, 1, events.slice(1), { admit })).toMatchObject({ nextSequence: 3 });
});

it("the numbers of a device's events must be consecutive: a batch with a gap is rejected", async () => {
  await send(phone, 0, [read(1, 0)]);
  expect(await send(phone, 2, [quiz('q')])).toEqual({ nextSequence: 1, outcomes: [] });
  expect(await resultsOf(student)).toHaveLength(0);
});

it(`the numbers of ${studyDevicesMax} devices are stored; the device inactive longest must restart from 0`, async () => {
  const name = (n: number) => n.toString(16).padStart(16, '0');
  for (let n = 0; n <= studyDevicesMax; n += 1) {
    ctx.time.pass(1_000);
    await send(name(n), 0, [read(1, n)]);
  }
  expect(await send(name(0), 1, [read(0, 0)])).toEqual({ nextSequence: 0, outcomes: [] });
  expect(await send(name(1), 1, [read(0, 0)])).toMatchObject({ nextSequence: 2 });
});

it("the numbers of a device's events continue after the largest batch that one call may have", async () => {
  const events = Array.from({ length: exchangeEventsMax }, (_, n) => read(0, n));
  expect(await send(phone, 0, events)).toMatchObject({ nextSequence: exchangeEventsMax });
  expect(await pageOf()).toEqual(position(0, exchangeEventsMax - 1).notesProgress);
});
