import { reviewsPerDayMax } from '@repo/contracts/limits/revision';
import { studyDay } from '@repo/contracts/progress.rules';
import type { SendReviewsInput } from '@repo/contracts/revision';
import { unpackLog } from '@repo/revision/memory';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';
import { reviewDevice as device, nowMs } from './review-fixtures.ts';
import { keepAll } from './study-log-fixtures.ts';

useFreshDatabase();

const hourMs = 3_600_000;

let student: UserContext;
beforeEach(async () => {
  student = await createStudent(ctx);
});

type Event = SendReviewsInput['events'][number];
const review = (clockMs: number, grade: 1 | 3 = 3): Event => ({
  ...{ kind: 'review', grade, item: 'c3'.repeat(8), chapterId: 'econ-1', clockMs },
});

/** Sends reviews like apps before the update. */
const call = (firstSequence: number, events: Event[]) =>
  domain.receiveReviews(student, { device, firstSequence, sentClockMs: nowMs(), events });

async function kept() {
  const { batches } = await domain.readReviews(student, { after: 0 });
  return batches.flatMap(({ firstSequence, chapterIds, body, ...batch }) =>
    unpackLog({ chapterIds, body: Buffer.from(body, 'base64') }, batch.device, firstSequence),
  );
}

/** Sends one event with a batch of reviews, from a device whose clock was `skewMs` ahead when it made and sent it. */
const sendEvent = (sequence: number, madeAtMs: number, events: Event[], first = 0, skewMs = 0) =>
  domain.receiveEvents(
    student,
    {
      ...{ device: 'b2'.repeat(8), firstSequence: sequence, sentClockMs: nowMs() + skewMs },
      events: [
        {
          ...{ kind: 'review', clockMs: madeAtMs + skewMs },
          body: { device, firstSequence: first, sentClockMs: madeAtMs + skewMs, events },
        },
      ],
    },
    keepAll,
  );

it('reviews sent as events have corrected times, and count as study days', async () => {
  const start = nowMs();
  const [opened, closed] = [start + hourMs, start + 2 * hourMs];
  ctx.time.pass(50 * hourMs);
  const skewMs = -400 * 24 * hourMs;
  const made = [review(opened + skewMs), review(closed + skewMs, 1)];
  expect(await sendEvent(0, closed, made, 0, skewMs)).toEqual({
    nextSequence: 1,
    outcomes: [{ status: 'saved', kind: 'review', atMs: closed, reply: expect.anything() }],
  });
  expect((await kept()).map(({ atMs }) => atMs)).toEqual([opened, closed]);
  const { days } = await domain.getStudyDays(student);
  expect(days).toEqual([...new Set([opened, closed].map((at) => studyDay(new Date(at))))]);
});

it('reviews sent as events count once, even if an updated app had sent some with the old call', async () => {
  await call(0, [review(nowMs()), review(nowMs())]);
  const three = [review(nowMs()), review(nowMs()), review(nowMs(), 1)];
  for (const sequence of [0, 1]) {
    const { outcomes } = await sendEvent(sequence, nowMs(), three);
    expect(outcomes).toMatchObject([{ status: 'saved', reply: { nextSequence: 3 } }]);
  }
  expect((await call(0, three)).nextSequence).toBe(3);
  expect((await kept()).map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
});

it('reviews sent as events are not stored if some are missing: the reply says where to continue', async () => {
  const { outcomes } = await sendEvent(0, nowMs(), [review(nowMs())], 5);
  expect(outcomes).toMatchObject([{ status: 'saved', reply: { nextSequence: 0 } }]);
  expect(await kept()).toEqual([]);
});

it('reviews sent as events count for the limit of the day on which they arrive', async () => {
  const made = nowMs();
  ctx.time.pass(50 * hourMs);
  await call(0, [review(nowMs())]);
  await ctx.database.sql`update review_counts set day_events = ${reviewsPerDayMax}`;
  const { outcomes } = await sendEvent(0, made, [review(made)], 1);
  expect(outcomes).toMatchObject([{ status: 'refused', code: 'FORBIDDEN' }]);
});
