import { studyDay } from '@repo/contracts/progress.rules';
import type { ExchangeInput } from '@repo/study-log/exchange';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx } from './fresh-database.ts';
import { chapter, position, resultsOf, useReader } from './reader.ts';
import { keepAll } from './study-log-fixtures.ts';

useReader();

const hourMs = 3_600_000;
type Event = ExchangeInput['events'][number];

/** A phone or laptop with a clock that is wrong by so much: what it did, and which of it the server has, as far as it knows. */
type Device = { name: string; skewMs: number; events: Event[]; known: number };

const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('read', 'quiz'), device: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('send'),
      device: fc.nat(3),
      size: fc.integer({ min: 1, max: 4 }),
      isLost: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait'), hours: fc.integer({ min: 1, max: 40 }) }) },
);
type Step = { does: string; device?: number; size?: number; isLost?: boolean; hours?: number };

/** Four devices of a new student go through the steps, then send all that is left. @returns what the server must have */
async function live(steps: readonly Step[], skewsMs: readonly number[]) {
  const created = ctx.time.now.getTime() - hourMs;
  const { user, ...context } = await createStudent(ctx, { createdAt: new Date(created) });
  const student = { ...context, user };
  await domain.claimFreeChapter(student, { chapterId: 'econ-1' });
  const who = { ...student, user: await domain.getUser(ctx, user.id) };
  const devices = skewsMs.map(
    (skewMs, n): Device => ({ name: `${n}`.padStart(16, '0'), skewMs, events: [], known: 0 }),
  );
  const truth: { kind: string; atMs: number; page: number; attemptId: string }[] = [];
  const clockOf = ({ skewMs }: Device) => ctx.time.now.getTime() + skewMs;

  async function send(device: Device, size: number, isLost: boolean): Promise<void> {
    const events = device.events.slice(device.known, device.known + size);
    if (events.length === 0) return;
    const batch = { device: device.name, firstSequence: device.known, sentClockMs: clockOf(device), events };
    const { nextSequence, outcomes } = await domain.receiveEvents(who, batch, keepAll);
    expect(outcomes).toHaveLength(events.length);
    if (!isLost) device.known = nextSequence;
  }

  for (const { does, device: n = 0, size = 1, isLost = false, hours = 0 } of steps) {
    const device = devices[n] as Device;
    if (does === 'wait') ctx.time.pass(hours * hourMs);
    else if (does === 'send') await send(device, size, isLost);
    else {
      ctx.time.pass(10_000);
      const [page, attemptId] = [truth.length, `attempt-${truth.length}`];
      truth.push({ kind: does, atMs: ctx.time.now.getTime(), page, attemptId });
      const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [], timeTaken: 60, attemptId };
      const body = does === 'quiz' ? quiz : { ...chapter, ...position(0, page) };
      device.events.push({ kind: does === 'quiz' ? 'quiz' : 'position', clockMs: clockOf(device), body });
    }
  }
  for (const device of devices) while (device.known < device.events.length) await send(device, 50, false);
  return { who, truth };
}

const holds = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { maxLength: 30 }),
      fc.tuple(
        fc.constant(0),
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: -9_000, max: 9_000 }),
        fc.constant(24 * 365),
      ),
      async (steps, skewsHours) => {
        const { who, truth } = await live(
          steps,
          skewsHours.map((hours) => hours * hourMs),
        );
        const quizzes = truth.filter(({ kind }) => kind === 'quiz');
        const results = await resultsOf(who);
        expect(results.map(({ createdAt }) => Date.parse(createdAt)).sort()).toEqual(
          quizzes.map(({ atMs }) => atMs).sort(),
        );
        const lastRead = truth.findLast(({ kind }) => kind === 'read');
        const { notesProgress } = await domain.getChapterProgress(who, chapter);
        expect(notesProgress.currentPageIndex).toBe(lastRead?.page ?? 0);
        const { days } = await domain.getStudyDays(who);
        expect(days).toEqual([...new Set(truth.map(({ atMs }) => studyDay(new Date(atMs))))].sort());
      },
    ),
    { numRuns },
  );

const law =
  'whatever four devices with wrong clocks do and send, in pieces, again after lost replies: each quiz counts once at its time, the page read last counts, and the days are those of study';
it(law, () => holds(15));
it(law, { tags: ['nightly'], timeout: 1_800_000 }, () => holds(2_000));
